import { pages, pageTitle } from './pages';
import { site } from './site';

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

test('1.2 no two pages share a title or a description', () => {
  expect(new Set(pages.map((page) => page.title)).size).toBe(pages.length);
  expect(new Set(pages.map((page) => page.description)).size).toBe(
    pages.length,
  );
});
