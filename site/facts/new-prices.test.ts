import { pricesOn } from './new-prices';

const tour = {
  name: 'Reef',
  price: 100,
  prices: { adult: 120, child: 60 },
  newPrices: { from: '2027-04-01', price: 110, prices: { adult: 130 } },
};

test('3.22 new prices hold from their day on, and what they leave out stays', () => {
  const { newPrices: _, ...before } = tour;
  expect(pricesOn('2027-03-31', tour)).toEqual(before);
  expect(pricesOn('2027-04-01', tour)).toEqual({
    name: 'Reef',
    price: 110,
    prices: { adult: 130, child: 60 },
  });
  expect(pricesOn('2027-04-01', before)).toEqual(before);
});
