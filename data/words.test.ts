import { about } from './about';
import { allPictures } from './all-pictures';
import { boatHire } from './boat-hire';
import { faq } from './faq';
import { home } from './home';
import { pages } from './pages';
import { planner, sunsetRange } from './planner';
import type { Picture } from './schema/parts';
import type { Tour } from './schema/tours';
import { tourPath, tours, tourTitle } from './tours';

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

test('the four tours have these numbers, names, addresses and facts', () => {
  expect(
    tours.map((tour) => [tour.id, tour.name, tourPath(tour.slug), ...Object.values(tour.tourInfo)]),
  ).toEqual([
    [1, 'Snorkelling', '/tours/snorkelling', '6-8 Hours', 'Up to 8 People Per Boat', 'All Welcome'],
    [2, 'Fishing', '/tours/fishing', '4-8 Hours', 'Up to 8 People Per Boat', 'All Welcome'],
    [3, 'Sunset', '/tours/sunset', '2-3 Hours', 'Up to 8 People Per Boat', 'All Welcome'],
    [
      4,
      'Private Charter',
      '/tours/privatecharter',
      'Flexible, 2-8 Hours',
      'Up to 8 People Per Boat',
      'All Welcome',
    ],
  ]);
});

test("a tour's page is titled with the name of the tour and of the site", () => {
  expect(tours.map(tourTitle)).toContain('Private Charter Tours | Magnetic Island Boat Adventures');
});

const stories = [...tours, boatHire].flatMap((page): { title: string; content: string }[] => [
  ...page.sections,
]);

test.each(stories)('the section "$title" has a short heading and a paragraph of 40 to 70 words', (story) => {
  expect(words(story.title)).toBeLessThanOrEqual(5);
  expect(words(story.content)).toBeGreaterThanOrEqual(40);
  expect(words(story.content)).toBeLessThanOrEqual(70);
});

test('the FAQ has ten questions, each with an anchor of its own', () => {
  expect(new Set(faq.entries.map((entry) => entry.slug)).size).toBe(10);
  expect(faq.entries).toHaveLength(10);
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

test('every picture of the site is listed, each once', () => {
  const names = allPictures().map((picture) => picture.name);
  expect(new Set(names).size).toBe(names.length);
  const onPages = picturesOfPages.flatMap(([, pictures]) => pictures.map((picture) => picture.name));
  expect(names).toEqual(expect.arrayContaining([...onPages, 'faq', 'contact', 'not-found']));
});

test('the range of sunsets is that of the months', () => {
  const inOrder = planner.months.flatMap(({ sunset }) => [sunset.from, sunset.to]).sort();
  expect(sunsetRange).toEqual({ earliest: inOrder[0], latest: inOrder.at(-1) });
});

test('the planner knows stingers from November to May and whales from July to September', () => {
  const monthsWith = (of: 'stingers' | 'whales') =>
    planner.months.filter((month) => month[of]).map((month) => month.name.slice(0, 3));
  expect(monthsWith('stingers')).toEqual(['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Nov', 'Dec']);
  expect(monthsWith('whales')).toEqual(['Jul', 'Aug', 'Sep']);
});

function words(text: string) {
  return text.split(/\s+/).length;
}
