import { about } from './about';
import { boatHire } from './boat-hire';
import { allPictures, pages } from './functions/pages';
import { tours } from './functions/tours-on';
import { home } from './home';
import { planner, sunsetRange } from './planner';
import type { Picture } from './schema/parts';
import type { Tour } from './schema/tours';
import { notFoundPicture } from './site';

test.each(pages)(
  '$title fits a line of search results, and its description two',
  ({ title, description }) => {
    expect(title.length).toBeLessThanOrEqual(60);
    expect(description.length).toBeLessThanOrEqual(160);
  },
);

test('no two pages share a title or a description', () => {
  expect(new Set(pages.map((page) => page.title)).size).toBe(pages.length);
  expect(new Set(pages.map((page) => page.description)).size).toBe(pages.length);
});

const picturesOfPages: [string, readonly Picture[]][] = [
  ['home', [...home.slides, ...tours.map((tour) => tour.image), boatHire.hero.picture]],
  ['about', [about.hero.picture, ...about.sections.map((section) => section.picture)]],
  ['boat-hire', [boatHire.hero.picture, ...boatHire.sections.map((section) => section.picture)]],
  ...tours.map((tour: Tour): [string, readonly Picture[]] => [
    tour.slug,
    [tour.hero, ...tour.sections.map((section) => section.image), ...tours.map((related) => related.image)],
  ]),
];

test.each(picturesOfPages)('no picture stands twice on the page %s', (_page, pictures) => {
  expect(new Set(pictures.map((picture) => picture.name)).size).toBe(pictures.length);
});

test('every picture of the site is listed once', () => {
  const names = allPictures().map((picture) => picture.name);
  expect(new Set(names).size).toBe(names.length);
  const onPages = picturesOfPages.flatMap(([, pictures]) => pictures.map((picture) => picture.name));
  expect(names).toEqual(
    expect.arrayContaining([...onPages, ...pages.map(({ picture }) => picture.name), notFoundPicture.name]),
  );
});

test('the range of sunsets matches the months', () => {
  const inOrder = planner.months.flatMap(({ sunset }) => [sunset.from, sunset.to]).sort();
  expect(sunsetRange).toEqual({ earliest: inOrder[0], latest: inOrder.at(-1) });
});
