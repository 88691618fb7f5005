import { readTelephone, telephoneOfPages, whatsAppDigits } from './telephone';

// The numbers in this test are Australian.
jest.mock('../../data/country.json', () => ({
  language: 'en-AU',
  currency: 'AUD',
  country: 'AU',
}));

test.each([
  ['0491-570-156', '0491 570 156', '+61491570156', '61491570156'],
  ['+61 (0)491 570 156', '+61 491 570 156', '+61491570156', '61491570156'],
  ['07/4712 3456', '(07) 4712 3456', '+61747123456', undefined],
  ['1300655234', '1300 655 234', '+611300655234', undefined],
  ['+61 1300 655 234', '+61 1300 655 234', '+611300655234', undefined],
  ['+44 (0)7400 123456', '+44 7400 123456', '+447400123456', '447400123456'],
])(
  '3.4 %s is shown as %s, dialled as %s, and texted only if it is a mobile',
  (typed, shown, dialled, whatsApp) => {
    expect(telephoneOfPages(typed)).toEqual({
      SITE_PHONE: shown,
      SITE_PHONE_DIALLED: dialled,
      SITE_PHONE_TEXTED: whatsApp ? dialled : '',
    });
    expect(whatsAppDigits(typed)).toBe(whatsApp);
  },
);

test('3.4 without a number the pages show one that is kept for fiction', () => {
  expect(telephoneOfPages('')).toEqual({
    SITE_PHONE: '0491 570 156',
    SITE_PHONE_DIALLED: '+61491570156',
    SITE_PHONE_TEXTED: '+61491570156',
  });
});

test.each(['call us', '0491 570 15', '0491 570 156 (Kim)', '+61 0', ''])(
  '%j is no telephone number',
  (typed) => {
    expect(readTelephone(typed)).toBeUndefined();
  },
);
