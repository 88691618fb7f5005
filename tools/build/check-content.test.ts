/** @jest-environment node */

import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { about } from '../../data/about';
import { boatHire } from '../../data/boat-hire';
import { contact } from '../../data/contact';
import { faq } from '../../data/faq';
import { gettingHere } from '../../data/getting-here';
import { home } from '../../data/home';
import * as prices from '../../data/prices';
import { privacy } from '../../data/privacy';
import type { Tour } from '../../data/schema/tours';
import * as site from '../../data/site';
import { allTours as realTours } from '../../data/tours';
import { runPackage } from '../shared/run-program';
import { contentFiles, contentSentences, pictureSentences } from './check-content';

// biome-ignore lint/suspicious/noExplicitAny: a test that breaks content on purpose cannot be typed by it.
type Breakable = any;

const notice = { text: 'Closed until Friday', lastDay: '2026-11-27' };
const reviews = { reviews: [{ author_name: 'Jenny M.', rating: 4.5, text: 'Two turtles.', sample: true }] };

/** Breaks something in a copy of a file's content and returns the sentences about it. */
function sentences(file: string, content: object, mistake: (copy: Breakable) => void): string[] {
  const schema = contentFiles[file];
  if (!schema) throw new Error(`${file} has no schema`);
  const copy: Breakable = JSON.parse(JSON.stringify(content));
  mistake(copy);
  return contentSentences(file, schema, copy);
}

const tourOf = (id: number, slug: string, name: string): Tour => ({
  id,
  slug,
  name,
  ink: 'reef',
  description: 'A day on the water.',
  summary: 'A day on the water.',
  image: { name: `${slug}-card`, alt: 'A boat.' },
  hero: { name: slug, alt: 'A boat.' },
  tourInfo: { duration: '4-8 Hours', groupSize: 'Up to 8 People', skillLevel: 'All Welcome' },
  sections: [{ title: 'Early', content: 'We leave early.', image: { name: `${slug}-1`, alt: 'A boat.' } }],
  bring: ['A hat'],
  goodToKnow: [{ title: 'Rules', text: 'There are some.' }],
});
const allTours = [tourOf(1, 'snorkelling', 'Snorkelling'), tourOf(2, 'fishing', 'Fishing')];

describe('one mistake in a tour ends in one sentence', () => {
  test.each<[string, (tour: Breakable, all: Breakable) => void]>([
    ["tour 2, name is missing; for example 'Private Charter'.", (tour) => delete tour.name],
    ["tour 2, name is empty; for example 'Private Charter'.", (tour) => (tour.name = ' ')],
    [
      'tour 2 \'Fishing\', slug is "snorkelling", which entry 1 has already;',
      (tour) => (tour.slug = 'snorkelling'),
    ],
    ["tour 2 'Fishing', id is 1, which entry 1 has already;", (tour) => (tour.id = 1)],
    ['tour 2 \'Snorkelling\', name is "Snorkelling", which', (tour) => (tour.name = 'Snorkelling')],
    ["tour 2 'Fishing', slug may hold only small letters", (tour) => (tour.slug = 'Deep Sea')],
    ["tour 2 'Fishing', slug may hold only small letters", (tour) => (tour.slug = '2')],
    ["tour 2 'Fishing', id must be a whole number", (tour) => (tour.id = '2')],
    ["tour 2 'Fishing', id must be a whole number", (tour) => (tour.id = 2.5)],
    ["tour 2 'Fishing', ink must be one of 'reef', 'dawn', 'dusk', 'pine';", (tour) => (tour.ink = 'blue')],
    ["tour 2 'Fishing', description is missing;", (tour) => delete tour.description],
    ["tour 2 'Fishing', summary is empty;", (tour) => (tour.summary = '')],
    [
      "tour 2 'Fishing', metaDescription has 161 characters",
      (tour) => (tour.metaDescription = 'x'.repeat(161)),
    ],
    [
      "tour 2 'Fishing', tourInfo.duration is missing; for example '4-8 Hours'",
      (tour) => delete tour.tourInfo.duration,
    ],
    [
      "tour 2 'Fishing', tourInfo must stand in curly brackets; for example { duration: '4-8 Hours', groupSize:",
      (tour) => (tour.tourInfo = '4 hours'),
    ],
    ["tour 2 'Fishing', sections has no entry;", (tour) => (tour.sections = [])],
    ["tour 2 'Fishing', section 1, title is empty;", (tour) => (tour.sections[0].title = '')],
    ["section 1 'Early', content is empty;", (tour) => (tour.sections[0].content = '')],
    ['image.alt is missing;', (tour) => delete tour.sections[0].image.alt],
    ["tour 2 'Fishing', hero.focus must be two percentages", (tour) => (tour.hero.focus = 'top left')],
    ["tour 2 'Fishing', hero.focus must be two percentages", (tour) => (tour.hero.focus = '50% 140%')],
    [
      "tour 2 'Fishing', hero has an unknown field 'focuss'; look for a typing mistake in its name, for example focus",
      (tour) => (tour.hero = { ...tour.hero, focuss: '50% 50%' }),
    ],
    [
      "tour 2 'Fishing', hero.subject.top must be a number from 0 to 100, without quotation marks",
      (tour) => (tour.hero.subject = { left: 40, top: '30%', right: 60, bottom: 70 }),
    ],
    [
      "tour 2 'Fishing', hero.subject must have its left before its right",
      (tour) => (tour.hero.subject = { left: 60, top: 30, right: 40, bottom: 70 }),
    ],
    ["tour 2 'Fishing', image is missing;", (tour) => delete tour.image],
    [
      "tour 2 'Fishing', image.name may hold only small letters",
      (tour) => (tour.image.name = 'My Photo.JPG'),
    ],
    ["tour 2 'Fishing', bring must be a list in square brackets;", (tour) => (tour.bring = 'A hat')],
    ["tour 2 'Fishing', bring 1 is empty;", (tour) => (tour.bring[0] = '')],
    ["tour 2 'Fishing', price must be a whole number above 0, without", (tour) => (tour.price = '$120')],
    ["tour 2 'Fishing', price must be a whole number above 0", (tour) => (tour.price = 119.5)],
    ["tour 2 'Fishing', departure must be text in quotation marks;", (tour) => (tour.departure = 7)],
    ["tour 2 'Fishing', sunsetTimes must be true or false", (tour) => (tour.sunsetTimes = 'yes')],
    ["tour 2 'Fishing', goodToKnow 1 'Rules', text is missing;", (tour) => delete tour.goodToKnow[0].text],
    [
      "tour 2 'Fishing' has an unknown field 'summery'; look for a typing mistake in its name, for example summary",
      (tour) => (tour.summery = 'x'),
    ],
    ["tour 2 'Fishing', alsoAt 1 must begin with a slash", (tour) => (tour.alsoAt = ['angling'])],
    ["tour 2 'Fishing', alsoAt 1 must begin with a slash", (tour) => (tour.alsoAt = ['/Angling Trips'])],
    ["tour 2 'Fishing', backOn must be a day as year-month-day", (tour) => (tour.backOn = 'April')],
    ["tour 2 'Fishing', backOn must be a day as year-month-day", (tour) => (tour.backOn = '2027-02-30')],
    [
      'allTours has no tour that is on; take the line backOn out of one',
      (_, all) => {
        for (const tour of all.allTours) tour.backOn = '2027-04-01';
      },
    ],
    ['allTours has no entry;', (_, all) => all.allTours.splice(0)],
    ['allTours is missing;', (_, all) => delete all.allTours],
  ])('%s', (words, mistake) => {
    const found = sentences('data/tours.ts', { toursUpdated: '2026-11-21', allTours }, (all) =>
      mistake(all.allTours[1], all),
    );
    expect(found).toEqual([expect.stringContaining(words)]);
    expect(found[0]).toMatch(/^data\/tours\.ts: .*for example .*\.$/);
  });
});

describe('one mistake in a review ends in one sentence', () => {
  test.each<[string, (review: Breakable, all: Breakable) => void]>([
    ["review 1, author_name is missing; for example 'Jenny M.'", (review) => delete review.author_name],
    ["review 1 'Jenny M.', rating must be a number from 1 to 5", (review) => (review.rating = 6)],
    ["review 1 'Jenny M.', rating must be a number from 1 to 5", (review) => (review.rating = 0)],
    [
      "review 1 'Jenny M.', rating must be a number from 1 to 5, in halves at most",
      (review) => (review.rating = 4.3),
    ],
    [
      "review 1 'Jenny M.', rating must be a number from 1 to 5, in halves at most, without quotation marks",
      (review) => (review.rating = '5'),
    ],
    ["review 1 'Jenny M.', text is empty;", (review) => (review.text = '')],
    ["review 1 'Jenny M.', sample must be true or false", (review) => (review.sample = 'yes')],
    ["review 1 'Jenny M.', date must be a day", (review) => (review.date = '3/4/2026')],
    ["review 1 'Jenny M.', source is empty; for example 'Google'", (review) => (review.source = '')],
    ['review 1 must stand in curly brackets;', (_, all) => (all.reviews[0] = 'Great!')],
    ['reviews is missing;', (_, all) => delete all.reviews],
  ])('%s', (words, mistake) => {
    const found = sentences('public/reviews.json', reviews, (all) => mistake(all.reviews[0], all));
    expect(found).toEqual([expect.stringContaining(words)]);
    expect(found[0]).toMatch(/for example .*\.$/);
  });
});

describe('one mistake elsewhere ends in one sentence', () => {
  test.each<[string, string, object, (all: Breakable) => void]>([
    ['data/prices.ts', 'hire must be a whole number above 0, without', prices, (all) => (all.hire = '$280')],
    ['data/prices.ts', 'hire must be a whole number above 0', prices, (all) => (all.hire = -280)],
    ['data/prices.ts', 'hire must be a whole number above 0', prices, (all) => (all.hire = 279.5)],
    [
      'data/prices.ts',
      'groupDeal.to is above maxPeople',
      prices,
      (all) => (all.maxPeople = all.groupDeal.to - 1),
    ],
    [
      'data/prices.ts',
      "groupDeal has a 'from' above its 'to'",
      prices,
      (all) => (all.groupDeal.from = all.groupDeal.to + 1),
    ],
    ['data/faq.ts', 'faq.entry 1, question is empty;', { faq }, (all) => (all.faq.entries[0].question = '')],
    [
      'data/faq.ts',
      'slug is "same", which entry 1 has',
      { faq },
      (all) => (all.faq.entries[0].slug = all.faq.entries[1].slug = 'same'),
    ],
    ['data/faq.ts', 'answer has no entry;', { faq }, (all) => (all.faq.entries[0].answer = [])],
    ['data/boat-hire.ts', 'value is missing;', { boatHire }, (all) => delete all.boatHire.facts[0].value],
    ['data/about.ts', 'about.equipment 1 must be text', { about }, (all) => (all.about.equipment[0] = 7)],
    ['data/notice.ts', 'notice.lastDay must be a day', { notice }, (all) => (all.notice.lastDay = 'Friday')],
    [
      'data/notice.ts',
      'notice.lastDay must be a day',
      { notice },
      (all) => (all.notice.lastDay = '2026-02-30'),
    ],
    ['data/notice.ts', 'notice.lastDay is empty', { notice }, (all) => (all.notice.lastDay = '')],
    ['data/notice.ts', 'notice.lastDay is missing', { notice }, (all) => delete all.notice.lastDay],
    ['data/notice.ts', 'notice.text is empty', { notice }, (all) => (all.notice.text = ' ')],
    ['data/notice.ts', 'notice.text is missing', { notice }, (all) => delete all.notice.text],
    [
      'data/notice.ts',
      'notice.text may have 40 letters at most',
      { notice },
      (all) => (all.notice.text = 'x'.repeat(41)),
    ],
    ['data/home.ts', 'home.slides has no entry;', { home }, (all) => (all.home.slides = [])],
    ['data/home.ts', 'updated must be a day', { home }, (all) => (all.home.meta.updated = 'May')],
    ['data/contact.ts', 'contact.warning is missing;', { contact }, (all) => delete all.contact.warning],
    [
      'data/site.ts',
      'ownerFacts.abn must be the eleven digits alone',
      site,
      (all) => (all.ownerFacts.abn = 12345678901),
    ],
    ['data/site.ts', 'ownerFacts.abn must', site, (all) => (all.ownerFacts.abn = 'ABN 51 824 753 556')],
    [
      'data/site.ts',
      'reviewPlaces.google must be a whole web address',
      site,
      (all) => (all.reviewPlaces.google = 'maps'),
    ],
    [
      'data/site.ts',
      'reviewPlaces.tripadvisor must be a whole web address',
      site,
      (all) => (all.reviewPlaces.tripadvisor = 'http://www.tripadvisor.com'),
    ],
    ['data/home.ts', 'home.tours.heading is empty;', { home }, (all) => (all.home.tours.heading = '')],
    ['data/home.ts', "home.lead shows 'undefined'", { home }, (all) => (all.home.lead = 'Up to undefined.')],
    [
      'data/home.ts',
      'as it stands, because a text with',
      { home },
      (all) => (all.home.lead = 'Up to $' + '{maxPeople}.'),
    ],
    ['data/home.ts', 'home.meta must stand in curly brackets', { home }, (all) => (all.home.meta = 'Home')],
    ['data/home.ts', 'home.hire.heading is missing;', { home }, (all) => delete all.home.hire.heading],
    ['data/faq.ts', 'faq.closing.text is missing;', { faq }, (all) => delete all.faq.closing.text],
    ['data/site.ts', 'copyrightYear must be a whole number', site, (all) => (all.copyrightYear = '2027')],
    ['data/privacy.ts', 'privacy.title is empty;', { privacy }, (all) => (all.privacy.title = ' ')],
    ['data/getting-here.ts', 'updated must', { gettingHere }, (all) => (all.gettingHere.updated = '1/2/27')],
  ])('%s: %s', (file, words, content, mistake) => {
    const found = sentences(file, content, mistake);
    expect(found).toEqual([expect.stringContaining(words)]);
    expect(found[0]).toMatch(/for example .*\.$/);
  });
});

describe('an address in a text', () => {
  const inAnswer = (words: string) =>
    sentences('data/faq.ts', { faq }, (all) => (all.faq.entries[0].answer[0] = words));

  test.each([
    'The timetable is at https://www.ferry.example/times?day=1&from=town#week.',
    'Ask the council (https://council.example), and/or us. Price: 3/4 of it.',
    'Our data: see below.',
  ])('%s is right', (words) => expect(inAnswer(words)).toEqual([]));

  test.each([
    ['See http://ferry.example.', 'an address that does not begin with https://;'],
    ['See https:/ferry.example.', 'an address that does not begin with https://;'],
    ['See https:// ferry.example.', 'an address that leads nowhere;'],
    ['See https://ferry', 'an address that leads nowhere;'],
    ['See https://ferry..example/times', 'an address that leads nowhere;'],
    ['See javascript:alert(1).', 'an address that does not begin with https://;'],
    ['See htps://ferry.example', 'an address that does not begin with https://;'],
    ['See https://kim:tide@ferry.example', 'an address with a name, password or key in it;'],
    ['See https://ferry.example/?a=1&sig=abc', 'an address with a name, password or key in it;'],
    ['See https://ferry.example/?api_key=abc', 'an address with a name, password or key in it;'],
  ])('%s is named', (words, fault) => {
    const found = inAnswer(words);
    expect(found).toEqual([
      expect.stringMatching(/^data\/faq\.ts: faq\.entry 1 '.*', answer 1 holds .*, for example https:.*\.$/),
    ]);
    expect(found[0]).toContain(`holds ${fault}`);
  });

  test('of a guest is named only when it holds a password or a key', () => {
    const inReview = (words: string) =>
      sentences('public/reviews.json', reviews, (all) => (all.reviews[0].text = words));
    expect(inReview('We found them on http://boats.example and https://trips')).toEqual([]);
    expect(inReview('Look: https://kim:tide@photos.example')).toEqual([
      expect.stringContaining(
        "public/reviews.json: review 1 'Jenny M.', text holds an address with a name, password or key in it;",
      ),
    ]);
  });
});

test('wheelchair access and the places of the reviews may be empty', () => {
  expect(sentences('data/home.ts', { home }, (all) => (all.home.wheelchair = ''))).toEqual([]);
  const none = { google: '', android: '', ios: '', tripadvisor: '' };
  expect(sentences('data/site.ts', site, (all) => (all.reviewPlaces = none))).toEqual([]);
});

test('a missing picture is named with its place and the command that makes it', () => {
  const made = new Set(['fishing', 'fishing-card']);
  expect(pictureSentences('data/tours.ts', { allTours: [allTours[1]] }, made)).toEqual([
    "data/tours.ts: tour 1 'Fishing', section 1 'Early', image names the picture 'fishing-1', which is not made yet; copy a photograph into photos/ as fishing-1.jpg and run 'npm run pictures'.",
  ]);
});

test('a mistake is named once, even when other files import it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'content-'));
  try {
    cpSync('data', join(folder, 'data'), { recursive: true });
    cpSync('public/reviews.json', join(folder, 'public/reviews.json'));
    const path = join(folder, 'data/tours.ts');
    const { name, image } = realTours[0];
    const text = readFileSync(path, 'utf8');
    const words = join(folder, 'data/labels.ts');
    const labels = readFileSync(words, 'utf8');
    writeFileSync(words, `${labels}\nexport const hints = { ferry: 'See http://ferry.example' };\n`);
    expect(await checkContentOf(folder)).toEqual([
      expect.stringContaining(
        'data/labels.ts: hints.ferry holds an address that does not begin with https://;',
      ),
    ]);
    writeFileSync(words, labels);
    const check = async (broken: string) => {
      writeFileSync(path, broken);
      return checkContentOf(folder);
    };
    expect(await check(text.replace(/["']?duration["']?: (['"]).*?\1,/, ''))).toEqual([
      `data/tours.ts: tour 1 '${name}', tourInfo.duration is missing; for example '4-8 Hours'.`,
    ]);
    expect(await check(text.replace(new RegExp(`(['"])${image.name}\\1`), "'fishing-kard'"))).toEqual([
      expect.stringMatching(`^data/tours.ts: tour 1 '${name}', image names the picture 'fishing-kard'`),
    ]);
    rmSync(path);
    expect(await checkContentOf(folder)).toEqual([
      'data/tours.ts is missing; put it back from an earlier copy.',
    ]);
  } finally {
    rmSync(folder, { recursive: true });
  }
}, 120_000);

/** The sentences of the content check for a project, from a process of its own that has not yet loaded any content. */
async function checkContentOf(folder: string): Promise<string[]> {
  const program = `import('./tools/build/check-content.ts').then(async (it) => console.log(JSON.stringify(await it.checkContent(${JSON.stringify(folder)}))))`;
  const { output } = await runPackage('tsx/dist/cli.mjs', ['-e', program], { keepOutput: true });
  return JSON.parse(output);
}

test('the present content is valid, and a file with a syntax error is named with its line', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'content-'));
  try {
    cpSync('data', join(folder, 'data'), { recursive: true });
    cpSync('public/reviews.json', join(folder, 'public/reviews.json'));
    expect(await checkContentOf(folder)).toEqual([]);

    writeFileSync(
      join(folder, 'data/about.ts'),
      "export const about = {\n  title: 'About'\n  text: '',\n};\n",
    );
    writeFileSync(join(folder, 'data/faq.ts'), 'export const faq = {\n\n  title: Questions,\n};\n');
    const json = readFileSync('public/reviews.json', 'utf8');
    writeFileSync(join(folder, 'public/reviews.json'), json.replace(/"rating": 5,/, '"rating": 5'));
    rmSync(join(folder, 'data/contact.ts'));
    const found = await checkContentOf(folder);
    expect(found.join()).not.toContain(folder);
    expect(found).toEqual([
      expect.stringMatching(/^data\/about\.ts, line 3: Expected "}" but found "text"; often a comma/),
      expect.stringMatching(/^data\/faq\.ts, line 3: Questions is not defined; words need quotation marks/),
      expect.stringMatching(/^data\/contact\.ts is missing;/),
      expect.stringMatching(/^public\/reviews\.json, line \d+, column \d+ is not proper JSON \(Expected ','/),
    ]);
  } finally {
    rmSync(folder, { recursive: true });
  }
}, 120_000);

test('a comma or a $ in a number and an apostrophe in a text are explained', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'content-'));
  try {
    cpSync('data', join(folder, 'data'), { recursive: true });
    const check = async (file: string, text: string) => {
      writeFileSync(join(folder, file), text);
      return (await checkContentOf(folder))[0];
    };
    expect(await check('data/prices.ts', 'export const hire = 1,200;\n')).toMatch(
      /^data\/prices\.ts, line 1: .*; a number is written without a comma, for example 1200\.$/,
    );
    expect(await check('data/prices.ts', '\nexport const hire = $280;\n')).toMatch(
      /^data\/prices\.ts, line 2: \$280 is not defined; a price is the number alone, without \$, for example 280\.$/,
    );
    for (const text of ["It's here", "Up with the guests' own boat"])
      expect(await check('data/prices.ts', `export const words = {\n  text: '${text}',\n};\n`)).toMatch(
        /^data\/prices\.ts, line 2: .*; the apostrophe ' ends the text, so write ’ in its place, for example 'It’s here'\.$/,
      );
  } finally {
    rmSync(folder, { recursive: true });
  }
}, 120_000);
