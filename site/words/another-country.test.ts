import { moneyIn } from '../../tools/content/typed-figures';
import { inMoney } from './money';
import { readTelephone } from './telephone';

jest.mock('../../data/country.json', () => ({
  language: 'nb-NO',
  currency: 'NOK',
  country: 'NO',
}));

test.each([
  ['91234567', '91 23 45 67', '+4791234567', true],
  ['22123456', '22 12 34 56', '+4722123456', false],
  ['+61 491 570 156', '+61 491 570 156', '+61491570156', true],
])(
  '3.4 in Norway %s is shown as %s and dialled as %s',
  (typed, formatted, dialled, isMobile) => {
    expect(readTelephone(typed)).toEqual({ formatted, dialled, isMobile });
  },
);

test('prices in kroner are found as they are written', () => {
  expect(moneyIn(`Bare ${inMoney(1280)} eller 90 kr, 12 km.`)).toEqual([
    { figure: inMoney(1280), amount: 1280 },
    { figure: '90 kr', amount: 90 },
  ]);
});
