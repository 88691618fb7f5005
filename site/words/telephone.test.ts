import {
  readTelephone,
  telephoneOfPages,
  telephonesIn,
  whatsAppDigits,
} from './telephone';

// The numbers and prices in this test are Australian.
jest.mock('../../data/country.json', () => ({
  language: 'en-AU',
  currency: 'AUD',
  country: 'AU',
}));

const shownOf = (typed: string) => readTelephone(typed)?.shown;

test.each([
  [
    '0491 570 156',
    [
      '0491570156',
      '0491-570-156',
      '0491.570.156',
      '(0491) 570156',
      '04 91 57 01 56',
    ],
  ],
  [
    '07 7010 4321',
    [
      '0770104321',
      '(07) 7010 4321',
      '(07)70104321',
      '07-7010-4321',
      '07/7010 4321',
    ],
  ],
  [
    '+61 491 570 156',
    ['+61491570156', '+61 (0)491 570 156', '61491570156', '0061 491 570 156'],
  ],
  [
    '+61 7 7010 4321',
    [
      '+61 (0)7 7010 4321',
      '+61 (07) 7010 4321',
      '+61770104321',
      '0011 61 7 7010-4321',
    ],
  ],
  ['1300 975 707', ['1300975707', '1300-975-707']],
  ['1800 160 401', ['1800160401', '1800 16 04 01']],
  ['13 12 34', ['131234', '131 234']],
  ['+44 20 7946 0000', ['+44 20 7946 0000', '+44 (0)20 7946-0000']],
])('%s is shown, however it was typed', (shown, typed) => {
  expect([shown, ...typed].map(shownOf)).toEqual(
    [shown, ...typed].map(() => shown),
  );
});

test.each([
  'call us',
  '0491 570 15',
  '0491 570 1566',
  '7010 4321',
  '+61 0',
  '1800 123 45',
  '0491 570 156 (Kim)',
])('%s is no telephone number', (typed) => {
  expect(shownOf(typed)).toBeUndefined();
});

test.each([
  ['(0491) 570-156', '+61491570156', '+61491570156', '61491570156'],
  ['+61 (0)491 570 156', '+61491570156', '+61491570156', '61491570156'],
  ['07 7010 4321', '+61770104321', '', undefined],
  ['1300 975 707', '1300975707', '', undefined],
  ['+44 7700 900123', '+447700900123', '', '447700900123'],
  ['+44 (0)20 7946-0000', '+442079460000', '', '442079460000'],
])(
  '3.4 %s is dialled as %s, texted as %j, and on WhatsApp %p',
  (typed, dialled, texted, whatsApp) => {
    expect(readTelephone(typed)?.dialled).toBe(dialled);
    expect(telephoneOfPages(typed).SITE_PHONE_TEXTED).toBe(texted);
    expect(whatsAppDigits(typed)).toBe(whatsApp);
  },
);

test('the numbers in a text are found as they were typed, also close to other figures', () => {
  expect(
    telephonesIn(
      'Kim (0491) 570-156  12, +61 (0)7 7010 4321; 1800 160 401. Not 0491 570 1566, 6-8 or 2026-11-27.',
    ),
  ).toEqual(['0491) 570-156', '+61 (0)7 7010 4321', '1800 160 401']);
});
