import { tourFrom } from '../prices';
import { lowestPrice, ownPrices, priceFrom } from './price-words';

test('the lowest price counts each tour’s own, and a sentence names those that have one', () => {
  const [common, low] = [{ name: 'Reef' }, { name: 'Bay', price: tourFrom - 1 }];
  expect(lowestPrice([common])).toBe(priceFrom(tourFrom));
  expect(lowestPrice([common, low])).toBe(priceFrom(low.price));
  expect(ownPrices([common])).toBe('');
  expect(ownPrices([common, low])).toContain(`Bay: ${priceFrom(low.price)}; `);
  expect(ownPrices([common, low])).toContain(priceFrom(tourFrom));
  expect(ownPrices([low])).toBe(`Bay: ${priceFrom(low.price)}`);
});
