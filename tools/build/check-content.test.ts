import { cpSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import * as ownerAnswers from '../../site/owner-answers';
import * as prices from '../../site/prices';
import * as site from '../../site/site';
import { allTours as realTours, toursUpdated } from '../../site/tours';
import { runPackage } from '../shared/run-program';
import { filledFactsFile } from '../testing/filled-facts';
import { scratch } from '../testing/scratch';
import { contentFiles, contentSentences } from './check-content';
import { wordFault } from './content/word-fault';

const [first] = realTours;
// A second tour that is on, so that the test holds for a site with one tour and for one whose tours are off.
const fishing = { ...first, id: first.id + 1, name: 'Fishing', slug: 'fishing', backOn: undefined };
const contents: Readonly<Record<string, object>> = {
  'data/tours': { toursUpdated, allTours: [first, fishing] },
  'public/reviews.json': { reviews: [{ author_name: 'Jenny M.', rating: 4.5, text: 'Two turtles.' }] },
  'data/prices.json': prices,
  'data/notice.json': { notice: { text: 'Closed until Friday', lastDay: '2026-11-27' } },
  'data/owner-answers.json': ownerAnswers,
  'data/site.json': site,
};

/** The sentences about a file, and about a copy of it with another value in one field, such as 'allTours.1.name'. */
function sentences(file: string, field: string, value: unknown) {
  const [schema, copy] = [contentFiles[file], JSON.parse(JSON.stringify(contents[file]))];
  if (!schema) throw new Error(`${file} has no schema`);
  const before = contentSentences(file, schema, copy);
  const names = field.split('.');
  const last = names.pop() ?? '';
  names.reduce((inner, name) => inner[name], copy)[last] = value;
  return [before, contentSentences(file, schema, copy)];
}

const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const isNumber = 'must be a whole number above 0, without quotation marks, $ or a comma';
const box = { left: 40, top: 30, right: 60, bottom: 70 };

test('each page of data/ has a schema', async () => {
  const files = readdirSync('data').filter((name) => /^[\w-]+\.ts$/.test(name));
  for (const name of files) {
    const values: object[] = Object.values(await import(`../../data/${name}`));
    const isPage = values.some((value) => Object.hasOwn(Object(value), 'updated'));
    if (isPage) expect(Object.keys(contentFiles)).toContain(`data/${name}`);
  }
});

test.each([
  ['data/tours', 'allTours.1.name', undefined, 'allTours 2, name is missing'],
  ['data/tours', 'allTours.1.name', ' ', 'allTours 2, name is empty'],
  ['data/tours', 'allTours.1.slug', first.slug, `'Fishing', slug is "${first.slug}", which`],
  ['data/tours', 'allTours.1.id', first.id, `'Fishing', id is ${first.id}, which entry 1 has`],
  ['data/tours', 'allTours.1.slug', 'Deep Sea', "'Fishing', slug may hold only small letters"],
  ['data/tours', 'allTours.1.id', '2', `'Fishing', id ${isNumber}`],
  ['data/tours', 'allTours.1.ink', 'blue', 'ink is not right (Invalid option: expected one of "reef"'],
  ['data/tours', 'allTours.1.metaDescription', 'x'.repeat(131), "'Fishing', metaDescription is too long"],
  ['data/tours', 'allTours.1.sections', [], "'Fishing', sections is empty"],
  ['data/tours', 'allTours.1.sections.0.image.alt', '', "', image.alt is empty"],
  ['data/tours', 'allTours.1.hero.focus', '50% 140%', "'Fishing', hero.focus must be two percentages"],
  ['data/tours', 'allTours.1.hero.focuss', '', "has an unknown field 'focuss'; look for a typing mistake"],
  ['data/tours', 'allTours.1.hero.subject', { ...box, top: '30%' }, 'subject.top must be a number from 0'],
  ['data/tours', 'allTours.1.hero.subject', { ...box, left: 60 }, 'subject must have its left before its'],
  ['data/tours', 'allTours.1.price', '$120', `'Fishing', price ${isNumber}`],
  ['data/tours', 'allTours.1.price', 119.5, `'Fishing', price ${isNumber}`],
  ['data/tours', 'allTours.1.summery', 'x', 'mistake in its name, for example summary'],
  ['data/tours', 'allTours.1.alsoAt', ['angling'], "'Fishing', alsoAt 1 must begin with a slash"],
  ['data/tours', 'allTours.1.backOn', 'April', "'Fishing', backOn must be a day as year-month-day"],
  ['data/tours', 'allTours.1.backOn', '2027-02-30', "'Fishing', backOn is a day that does not exist"],
  ['data/tours', 'allTours', [{ ...fishing, backOn: '2027-04-01' }], 'allTours has no tour that is on'],
  ['data/tours', 'toursUpdated', day(300), 'toursUpdated is in the future; look at the year'],
  ['public/reviews.json', 'reviews.0.author_name', undefined, 'reviews 1, author_name is missing'],
  ['public/reviews.json', 'reviews.0.rating', 6, "reviews 1 'Jenny M.', rating must be a number from 1 to 5"],
  [
    'public/reviews.json',
    'reviews.0.rating',
    4.3,
    "'Jenny M.', rating must be a number from 1 to 5, in halves",
  ],
  ['public/reviews.json', 'reviews.0.date', '3/4/2026', "'Jenny M.', date must be a day"],
  ['public/reviews.json', 'reviews.0.date', day(300), "'Jenny M.', date is in the future"],
  ['data/prices.json', 'hire', -280, `hire ${isNumber}`],
  ['data/prices.json', 'maxPeople', prices.groupDeal.to - 1, 'groupDeal.to is above maxPeople'],
  ['data/prices.json', 'groupDeal.from', prices.groupDeal.to + 1, "groupDeal has a 'from' above its 'to'"],
  ['data/notice.json', 'notice.lastDay', 'Friday', 'notice.lastDay must be a day'],
  ['data/notice.json', 'notice.lastDay', day(3650), 'notice.lastDay is more than a year from now'],
  ['data/notice.json', 'notice.lastDay', '', 'notice.lastDay is empty, but there is a text'],
  ['data/notice.json', 'notice.text', ' ', 'notice.text is empty, but there is a lastDay'],
  ['data/notice.json', 'notice.text', 'x'.repeat(41), 'notice.text may have 40 letters at most'],
  [
    'data/owner-answers.json',
    'ownerAnswers.abn',
    'ABN 51 824 753 556',
    'ownerAnswers.abn must be the eleven digits',
  ],
  [
    'data/owner-answers.json',
    'ownerAnswers.rating',
    { words: '4.9', day: '' },
    'rating needs both its words and',
  ],
  [
    'data/owner-answers.json',
    'ownerAnswers.tours.a',
    { schedule: { start: '7 am' } },
    'start must be a time on a 24',
  ],
  ['data/owner-answers.json', 'ownerAnswers.tours.a', { prices: {} }, 'prices has no price; fill one in'],
  [
    'data/owner-answers.json',
    'ownerAnswers.tours.a',
    { itinerary: [{ time: '7:00' }] },
    'needs a place of data/places',
  ],
  [
    'data/owner-answers.json',
    'ownerAnswers.tours.a',
    { itinerary: ['10:00', '9:30'].map((time) => ({ time, words: 'Swim' })) },
    'itinerary has a stop that is not later than the one before it',
  ],
  [
    'data/owner-answers.json',
    'ownerAnswers.rating',
    { words: '4.9', day: day(2) },
    'rating.day is in the future',
  ],
  ['data/site.json', 'site.wordmark.first', '', 'site.wordmark.first is empty'],
  ['data/site.json', 'site.name', undefined, 'site.name is missing'],
  ['data/site.json', 'reviewPlaces.google', 'maps', 'reviewPlaces.google must be a whole web address'],
])('in %s the field %s with %p ends in: %s', (file, field, value, words) => {
  const [before, after] = sentences(file, field, value);
  expect(before).toEqual([]);
  expect(after).toEqual([expect.stringContaining(words)]);
  expect(after?.[0]).toMatch(new RegExp(`^${file}: .*\\.$`));
});

test.each([
  ['The timetable is at https://www.ferry.example/times?day=1&from=town#week.', undefined],
  ['Ask the council (https://council.example), and/or us. Price: 3/4 of it. Our data: below.', undefined],
  [`${site.reviewPlaces.android} ${site.reviewPlaces.ios}`, undefined],
  [' ', 'is empty'],
  ['Up to undefined.', "shows 'undefined' or 'NaN'"],
  ['Up to $' + '{maxPeople}.', 'as it stands, because a text with'],
  ['See http://ferry.example.', 'holds an address'],
  ['See https:/ferry.example.', 'holds an address'],
  ['See https://ferry', 'holds an address'],
  ['See https://ferry..example/times', 'holds an address'],
  ['See javascript:alert(1).', 'holds an address'],
  ['See htps://ferry.example', 'holds an address'],
  ['See https://kim:tide@ferry.example', 'holds an address'],
])('a text with the words %s', (words, fault) => {
  expect(wordFault(words)).toEqual(fault && expect.stringContaining(fault));
});

describe('in a folder', () => {
  const project = scratch();
  const read = (file: string) => readFileSync(file, 'utf8');
  /** Checks the project's content with some other files, in a new process, which has loaded no content. */
  async function checkWith(files: Readonly<Record<string, string | Buffer | undefined>>): Promise<string[]> {
    const { folder } = project;
    cpSync('data', join(folder, 'data'), { recursive: true });
    cpSync('public/reviews.json', join(folder, 'public/reviews.json'));
    for (const [file, text] of Object.entries(files))
      if (text === undefined) rmSync(join(folder, file));
      else project.write(file, text);
    const program = `import('./tools/build/check-content.ts').then(async (it) => console.log(JSON.stringify(await it.checkContent(${JSON.stringify(folder)}))))`;
    const { output } = await runPackage('tsx/dist/cli.mjs', ['-e', program], { keepOutput: true });
    expect(output).not.toContain(folder);
    return JSON.parse(output);
  }

  test('the present content is valid', async () => {
    expect(await checkWith({})).toEqual([]);
  }, 60_000);

  test('each file that cannot be read is named once, with its line and the likely slip', async () => {
    const found = await checkWith({
      'data/prices.json': 'export const hire = 1,200;\n',
      'data/home.json': '\nexport const hire = $280;\n',
      'data/about.json': "export const about = {\n  title: 'It's here',\n};\n",
      'data/boat-hire.json': "export const words = { text: 'Up with the guests' own boat' };\n",
      'data/planner.json': "export const words = {\n  title: 'Planner,\n};\n",
      'data/labels.json': "export const words = {\n  title: 'About'\n  text: '',\n};\n",
      'data/faq.json': 'export const faq = {\n\n  title: Questions,\n};\n',
      'data/notice.json': Buffer.from('// Caf\xe9\n', 'latin1'),
      'data/contact.json': undefined,
      'public/reviews.json': read('public/reviews.json').replace(/"rating": 5,/, '"rating": 5'),
    });
    expect(found.sort()).toEqual([
      expect.stringMatching(
        /^data\/about\.ts, line 2: .*; the apostrophe ' ends the text, so write ’ in its place/,
      ),
      expect.stringMatching(/^data\/boat-hire\.ts, line 1: .*; the apostrophe ' ends the text/),
      expect.stringMatching(/^data\/contact\.ts is missing;/),
      expect.stringMatching(/^data\/faq\.ts, line 3: Questions is not defined; words need quotation marks/),
      expect.stringMatching(
        /^data\/home\.ts, line 2: \$280 is not defined; a price is the number alone, without \$/,
      ),
      expect.stringMatching(/^data\/labels\.ts, line 3: Expected "}" but found "text"; often a comma/),
      expect.stringMatching(/^data\/notice\.ts is not saved as UTF-8, .*'Save as' with the encoding UTF-8/),
      expect.stringMatching(
        /^data\/planner\.ts, line 2: .*; the quotation mark at the end of the text is missing/,
      ),
      expect.stringMatching(
        /^data\/prices\.ts, line 1: .*; a number is written without a comma, for example 1200/,
      ),
      expect.stringMatching(/^public\/reviews\.json, line \d+ is not proper JSON \(Expected ','/),
    ]);
  }, 60_000);

  test('a wrong price is named once, although other files show it', async () => {
    const price = "price: '$120',\n    slug:";
    expect(await checkWith({ 'data/tours': read('data/tours').replace('slug:', price) })).toEqual([
      expect.stringContaining(`data/tours: allTours 1 '${realTours[0].name}', price ${isNumber}`),
    ]);
  }, 60_000);

  test('an unknown tour of a review and an unknown place of a tour are named with the nearest slug', async () => {
    const { slug } = realTours[0];
    const review = { author_name: 'Kim', rating: 5, text: 'Good.' };
    const reviews = [
      { ...review, tour: slug },
      { ...review, tour: `${slug}s` },
    ];
    const files = {
      'public/reviews.json': JSON.stringify({ reviews }),
      'data/tours': read('data/tours').replace(/(?<=places: \[')[\w-]+/, 'arthurr'),
    };
    expect(await checkWith(files)).toEqual([
      `public/reviews.json: reviews 2 'Kim' names '${slug}s' under tour, which is no slug in data/tours; for example ${slug}.`,
      expect.stringMatching(
        /names 'arthurr' under places, which is no slug in data\/places.ts; for example \w/,
      ),
    ]);
  }, 60_000);

  test('a missing picture of a tour, the boat or the crew is named with its place and the command that makes it', async () => {
    const { name, image } = realTours[0];
    const tours = read('data/tours').replace(new RegExp(`(['"])${image.name}\\1`), "'fishing-kard'");
    const facts = filledFactsFile.replaceAll(/(?<="picture":{"name":")[\w-]+/g, 'new-one');
    expect(await checkWith({ 'data/tours': tours, 'data/owner-answers.json': facts })).toEqual([
      `data/tours: allTours 1 '${name}', image names the picture 'fishing-kard', which is not made yet; copy a photograph into photos/ as fishing-kard.jpg and run 'npm run pictures'.`,
      expect.stringMatching(/boat.picture names the picture 'new-one', which is not made yet/),
      expect.stringMatching(/crew 1 '.+', picture names the picture 'new-one', which is not made yet/),
    ]);
  }, 60_000);

  test('a wrong address in a file without a schema is named', async () => {
    const labels = `${read('data/labels.json')}\nexport const hints = { ferry: 'See http://ferry.example' };\n`;
    expect(await checkWith({ 'data/labels.json': labels })).toEqual([
      expect.stringContaining('data/labels.json: hints.ferry holds an address'),
    ]);
  }, 60_000);
});
