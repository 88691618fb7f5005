/** @jest-environment node */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as prices from '../../data/prices';
import * as site from '../../data/site';
import { allTours as realTours, toursUpdated } from '../../data/tours';
import { runPackage } from '../shared/run-program';
import { contentFiles, contentSentences } from './check-content';
import { wordFault } from './content/word-fault';

// biome-ignore lint/suspicious/noExplicitAny: a test that breaks content on purpose cannot be typed by it.
type Breakable = any;

// A second tour that is on, so that the test holds for a site with one tour and for one whose tours are off.
const [firstTour] = realTours;
const fishingTour = {
  ...firstTour,
  id: firstTour.id + 1,
  name: 'Fishing',
  slug: 'fishing',
  backOn: undefined,
};
const contents: Readonly<Record<string, object>> = {
  'data/tours.ts': { toursUpdated, allTours: [firstTour, fishingTour] },
  'public/reviews.json': { reviews: [{ author_name: 'Jenny M.', rating: 4.5, text: 'Two turtles.' }] },
  'data/prices.ts': prices,
  'data/notice.ts': { notice: { text: 'Closed until Friday', lastDay: '2026-11-27' } },
  'data/site.ts': site,
};

/** Breaks something in a copy of a file's content and returns the sentences about it. */
function sentences(file: string, breakIt: (all: Breakable) => void): string[] {
  const [schema, copy] = [contentFiles[file], JSON.parse(JSON.stringify(contents[file]))];
  if (!schema) throw new Error(`${file} has no schema`);
  breakIt(copy);
  return contentSentences(file, schema, copy);
}

const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const fishing = (breakIt: (tour: Breakable) => void) => (all: Breakable) => breakIt(all.allTours[1]);
const review = (breakIt: (review: Breakable) => void) => (all: Breakable) => breakIt(all.reviews[0]);
const isNumber = 'must be a whole number above 0, without quotation marks, $ or a comma';

const mistakes: Readonly<Record<string, [sentence: string, mistake: (all: Breakable) => void][]>> = {
  'data/tours.ts': [
    ['allTours 2, name is missing', fishing((tour) => delete tour.name)],
    ['allTours 2, name is empty', fishing((tour) => (tour.name = ' '))],
    [`'Fishing', slug is "${realTours[0].slug}", which`, fishing((tour) => (tour.slug = realTours[0].slug))],
    [
      `'Fishing', id is ${realTours[0].id}, which entry 1 has`,
      fishing((tour) => (tour.id = realTours[0].id)),
    ],
    ["'Fishing', slug may hold only small letters", fishing((tour) => (tour.slug = 'Deep Sea'))],
    [`'Fishing', id ${isNumber}`, fishing((tour) => (tour.id = '2'))],
    [
      '\'Fishing\', ink is not right (Invalid option: expected one of "reef"',
      fishing((tour) => (tour.ink = 'blue')),
    ],
    ["'Fishing', metaDescription is too long", fishing((tour) => (tour.metaDescription = 'x'.repeat(131)))],
    ["'Fishing', sections is empty", fishing((tour) => (tour.sections = []))],
    ["', image.alt is empty", fishing((tour) => (tour.sections[0].image.alt = ''))],
    ["'Fishing', hero.focus must be two percentages", fishing((tour) => (tour.hero.focus = '50% 140%'))],
    [
      "has an unknown field 'focuss'; look for a typing mistake in its name, for example focus",
      fishing((tour) => (tour.hero.focuss = '50% 50%')),
    ],
    [
      'hero.subject.top must be a number from 0 to 100',
      fishing((tour) => (tour.hero.subject = { left: 40, top: '30%', right: 60, bottom: 70 })),
    ],
    [
      'hero.subject must have its left before its right',
      fishing((tour) => (tour.hero.subject = { left: 60, top: 30, right: 40, bottom: 70 })),
    ],
    [`'Fishing', price ${isNumber}`, fishing((tour) => (tour.price = '$120'))],
    [`'Fishing', price ${isNumber}`, fishing((tour) => (tour.price = 119.5))],
    [
      "allTours 2 'Fishing' has an unknown field 'summery'; look for a typing mistake in its name, for example summary",
      fishing((tour) => (tour.summery = 'x')),
    ],
    ["'Fishing', alsoAt 1 must begin with a slash", fishing((tour) => (tour.alsoAt = ['angling']))],
    ["'Fishing', backOn must be a day as year-month-day", fishing((tour) => (tour.backOn = 'April'))],
    ["'Fishing', backOn is a day that does not exist", fishing((tour) => (tour.backOn = '2027-02-30'))],
    ['toursUpdated is in the future; is the year right?', (all) => (all.toursUpdated = day(300))],
    [
      'allTours has no tour that is on; take the line backOn out of one',
      (all) => {
        for (const tour of all.allTours) tour.backOn = '2027-04-01';
      },
    ],
  ],
  'public/reviews.json': [
    ['reviews 1, author_name is missing', review((one) => delete one.author_name)],
    ["reviews 1 'Jenny M.', rating must be a number from 1 to 5", review((one) => (one.rating = 6))],
    ["'Jenny M.', rating must be a number from 1 to 5, in halves", review((one) => (one.rating = 4.3))],
    ["'Jenny M.', date must be a day", review((one) => (one.date = '3/4/2026'))],
  ],
  'data/prices.ts': [
    [`hire ${isNumber}`, (all) => (all.hire = -280)],
    ['groupDeal.to is above maxPeople', (all) => (all.maxPeople = all.groupDeal.to - 1)],
    ["groupDeal has a 'from' above its 'to'", (all) => (all.groupDeal.from = all.groupDeal.to + 1)],
  ],
  'data/notice.ts': [
    ['notice.lastDay must be a day', (all) => (all.notice.lastDay = 'Friday')],
    ['notice.lastDay is more than a year from now', (all) => (all.notice.lastDay = day(3650))],
    ['notice.lastDay is empty, but there is a text', (all) => (all.notice.lastDay = '')],
    ['notice.text is empty, but there is a lastDay', (all) => (all.notice.text = ' ')],
    ['notice.text may have 40 letters at most', (all) => (all.notice.text = 'x'.repeat(41))],
  ],
  'data/site.ts': [
    ['ownerFacts.abn must be the eleven digits', (all) => (all.ownerFacts.abn = 'ABN 51 824 753 556')],
    ['reviewPlaces.google must be a whole web address', (all) => (all.reviewPlaces.google = 'maps')],
  ],
};

describe.each(Object.entries(mistakes))('one mistake in %s ends in one sentence', (file, cases) => {
  test.each(cases)('%s', (words, breakIt) => {
    expect(sentences(file, breakIt)).toEqual([expect.stringContaining(words)]);
    expect(sentences(file, breakIt)[0]).toMatch(new RegExp(`^${file}: .*\\.$`));
    expect(sentences(file, () => {})).toEqual([]);
  });
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
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'content-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const read = (file: string) => readFileSync(file, 'utf8');
  /** Checks the project's content with some other files, in a new process, which has loaded no content. */
  async function checkWith(files: Readonly<Record<string, string | Buffer | undefined>>): Promise<string[]> {
    cpSync('data', join(folder, 'data'), { recursive: true });
    cpSync('public/reviews.json', join(folder, 'public/reviews.json'));
    for (const [file, text] of Object.entries(files))
      if (text === undefined) rmSync(join(folder, file));
      else writeFileSync(join(folder, file), text);
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
      'data/prices.ts': 'export const hire = 1,200;\n',
      'data/home.ts': '\nexport const hire = $280;\n',
      'data/about.ts': "export const about = {\n  title: 'It's here',\n};\n",
      'data/boat-hire.ts': "export const words = { text: 'Up with the guests' own boat' };\n",
      'data/planner.ts': "export const words = {\n  title: 'Planner,\n};\n",
      'data/labels.ts': "export const words = {\n  title: 'About'\n  text: '',\n};\n",
      'data/faq.ts': 'export const faq = {\n\n  title: Questions,\n};\n',
      'data/notice.ts': Buffer.from('// Caf\xe9\n', 'latin1'),
      'data/contact.ts': undefined,
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
    expect(await checkWith({ 'data/tours.ts': read('data/tours.ts').replace('slug:', price) })).toEqual([
      expect.stringContaining(`data/tours.ts: allTours 1 '${realTours[0].name}', price ${isNumber}`),
    ]);
  }, 60_000);

  test('a missing picture is named with its place and the command that makes it', async () => {
    const { name, image } = realTours[0];
    const text = read('data/tours.ts').replace(new RegExp(`(['"])${image.name}\\1`), "'fishing-kard'");
    expect(await checkWith({ 'data/tours.ts': text })).toEqual([
      `data/tours.ts: allTours 1 '${name}', image names the picture 'fishing-kard', which is not made yet; copy a photograph into photos/ as fishing-kard.jpg and run 'npm run pictures'.`,
    ]);
  }, 60_000);

  test('a wrong address in a file without a schema is named', async () => {
    const labels = `${read('data/labels.ts')}\nexport const hints = { ferry: 'See http://ferry.example' };\n`;
    expect(await checkWith({ 'data/labels.ts': labels })).toEqual([
      expect.stringContaining('data/labels.ts: hints.ferry holds an address'),
    ]);
  }, 60_000);
});
