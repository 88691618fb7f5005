import { inMoney, moneyIn } from './money';
import { readTelephone, telephonesIn, whatsAppDigits } from './telephone';

jest.mock('../../data/country.json', () => ({
  language: 'nb-NO',
  currency: 'NOK',
  country: 'NO',
}));

test.each([
  ['91234567', '912 34 567', '+4791234567', 'mobile'],
  ['+47 912 34 567', '+47 912 34 567', '+4791234567', 'mobile'],
  ['0047 47 12 34 56', '+47 471 23 456', '+4747123456', 'mobile'],
  ['22123456', '22 12 34 56', '+4722123456', 'landline'],
  ['80012345', '800 12 345', '80012345', 'inland'],
  ['+61 491 570 156', '+61 491 570 156', '+61491570156', 'abroad'],
])(
  '3.4 in Norway %s is shown as %s and dialled as %s',
  (typed, shown, dialled, kind) => {
    expect(readTelephone(typed)).toEqual({ shown, dialled, kind });
  },
);

test('3.4 in Norway an Australian number without its code is none, and a mobile is on WhatsApp', () => {
  expect(readTelephone('0491 570 156')).toBeUndefined();
  expect(whatsAppDigits('912 34 567')).toBe('4791234567');
  expect(telephonesIn('Ring 912 34 567.')).toEqual(['912 34 567']);
});

test('prices in kroner are found as they are written', () => {
  expect(moneyIn(`Bare ${inMoney(1280)} eller 90 kr, 12 km.`)).toEqual([
    { figure: inMoney(1280), amount: 1280 },
    { figure: '90 kr', amount: 90 },
  ]);
});
