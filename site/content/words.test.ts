import { type Page, pages } from './pages';
import { boatHire } from './texts';
import { tours } from './tours';

test.each(pages)(
  '$title fits a line of search results, and its description two',
  ({ title, description }) => {
    expect(title.length).toBeLessThanOrEqual(60);
    expect(description.length).toBeLessThanOrEqual(160);
  },
);

test('no two pages share a title or a description', () => {
  expect(new Set(pages.map((page) => page.title)).size).toBe(pages.length);
  expect(new Set(pages.map((page) => page.description)).size).toBe(
    pages.length,
  );
});

/**
 * What a page shows of other pages: the boat hire on the home page, other tours
 * on a tour's page.
 */
const picturesOfOthers = ({ path, ofTour }: Page) => {
  if (path === '/') return [boatHire.hero.picture];
  return ofTour ? tours.map(({ image }) => image) : [];
};

test.each(pages)('no picture stands twice on $path', (page) => {
  const names = [...page.pictures, ...picturesOfOthers(page)].map(
    ({ original }) => original,
  );
  expect(new Set(names).size).toBe(names.length);
});
