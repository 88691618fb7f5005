import { inMoney, moneyIn } from './money';

// The prices in this test are Australian.
jest.mock('../../data/country.json', () => ({
  language: 'en-AU',
  currency: 'AUD',
  country: 'AU',
}));

test('prices of a thousand and more have their comma, and are found in a text', () => {
  expect(inMoney(1200)).toBe('$1,200');
  expect(moneyIn('$90 or $1,200')).toEqual([
    { figure: '$90', amount: 90 },
    { figure: '$1,200', amount: 1200 },
  ]);
});
