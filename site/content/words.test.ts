import { priceOf } from '../facts/prices';
import { pages, pageTitle, tourDescription } from './pages';
import { site } from './site';
import { tours } from './tours';

/** The longest name of the business that the editor takes. */
jest.mock('../../data/site.json', () => ({
  ...jest.requireActual('../../data/site.json'),
  name: 'Far North Queensland Island Boat Company',
}));

test.each(pages)(
  '1.2 $title fits a line of search results, and its description two',
  ({ title, description }) => {
    expect(title.length).toBeLessThanOrEqual(60);
    expect(description.length).toBeLessThanOrEqual(160);
  },
);

test('1.2 the name of the site stands behind a short name of a page, and a long one fits alone', () => {
  expect(pageTitle('FAQ')).toBe(`FAQ | ${site.name}`);
  const name = 'Whale Watching at First Light with Breakfast Tours';
  expect(pageTitle(name)).toBe(name);
});

test('1.2 a tour without words for search engines gives them its lead, or of a long one the text of its card, and the price where it fits', () => {
  const [{ metaDescription: _, ...tour }] = tours;
  const price = priceOf(tour);
  const long = 'Whales. '.repeat(30).trim();
  const short = { ...tour, description: 'Whales.', summary: 'Boats.' };
  expect(tourDescription(short)).toBe(`Whales. ${price}.`);
  const withCard = { ...short, description: long };
  expect(tourDescription(withCard)).toBe(`Boats. ${price}.`);
  const summary = long.slice(0, 150);
  expect(tourDescription({ ...withCard, summary })).toBe(summary);
  // A value in its words may have become long.
  expect(tourDescription({ ...short, metaDescription: long })).toBe(
    `Whales. ${price}.`,
  );
});

test('1.2 no two pages share a title or a description', () => {
  expect(new Set(pages.map((page) => page.title)).size).toBe(pages.length);
  expect(new Set(pages.map((page) => page.description)).size).toBe(
    pages.length,
  );
});
