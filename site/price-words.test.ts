import { lowestPrice, minPrice, ownPrices, priceFrom, priceRows } from './price-words';
import { tourFrom } from './prices';

jest.mock('../owner-facts', () => ({
  ownerAnswers: {
    tours: {
      cove: { prices: { adult: 120, child: 60, privateBoat: [{ hours: 1, dollars: 50 }] } },
      bay: { prices: { family: 10, privateBoat: [{ hours: 3, dollars: 600 }] } },
    },
  },
}));

test('the lowest price counts each tour’s own, and a sentence names those that have one', () => {
  const [common, low] = [
    { slug: 'reef', name: 'Reef' },
    { slug: 'bay', name: 'Bay', price: tourFrom - 1 },
  ];
  expect(lowestPrice([common])).toBe(priceFrom(tourFrom));
  expect(lowestPrice([common, low])).toBe(priceFrom(low.price));
  expect(ownPrices([common])).toBe('');
  expect(ownPrices([common, low])).toContain(`Bay: ${priceFrom(low.price)}; `);
  expect(ownPrices([common, low])).toContain(priceFrom(tourFrom));
  expect(ownPrices([low])).toBe(`Bay: ${priceFrom(low.price)}`);
});

test('the lowest price for one person comes from the table, whose other prices are for more than one', () => {
  const cove = { slug: 'cove', name: 'Cove', price: 100 };
  expect(minPrice(cove)).toBe(60);
  expect(ownPrices([cove])).toBe(`Cove: ${priceFrom(60)}`);
  expect(priceRows(cove).map(({ label }) => label)).toEqual(['Adult', 'Child', 'Private boat, 1 hour']);
  const bay = { slug: 'bay', name: 'Bay' };
  expect(minPrice(bay)).toBe(tourFrom);
  expect(ownPrices([bay])).toBe('');
  expect(priceRows(bay)).toEqual([
    { label: 'Family', dollars: 10 },
    { label: 'Private boat, 3 hours', dollars: 600 },
  ]);
  expect(priceRows({ slug: 'reef' })).toEqual([]);
});
