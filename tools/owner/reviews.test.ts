/** @jest-environment node */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import iconv from 'iconv-lite';
import { takeOver } from './reviews';
import { mergeReviews } from './reviews/merge-reviews';
import { readExport } from './reviews/read-export';
import { takeReviews } from './reviews/take-reviews';

const take = (content: object | string, source?: string) =>
  takeReviews(readExport('export', typeof content === 'string' ? content : JSON.stringify(content)), source);

describe('what an export says of a review is kept', () => {
  test.each<[string, object | string, object]>([
    [
      'Google, Place Details',
      {
        status: 'OK',
        result: {
          name: 'Our place',
          reviews: [
            {
              author_name: 'Jenny M.',
              author_url: 'https://www.google.com/maps/contrib/1/reviews',
              rating: 4,
              relative_time_description: '3 months ago',
              text: 'Two turtles.',
              // 1 April, 7 am in Queensland. In UTC it is still March.
              time: Date.parse('2026-03-31T21:00:00Z') / 1000,
            },
          ],
        },
      },
      { author_name: 'Jenny M.', rating: 4, text: 'Two turtles.', date: '2026-04-01', source: 'Google' },
    ],
    [
      'Google, Places (new), the words of the author and not their translation',
      {
        reviews: [
          {
            name: 'places/1/reviews/2',
            rating: 5,
            text: { text: 'Two turtles!', languageCode: 'en' },
            originalText: { text: 'Deux tortues !', languageCode: 'fr' },
            authorAttribution: { displayName: 'Chloé' },
            publishTime: '2026-04-03T02:00:00.123Z',
          },
        ],
      },
      { author_name: 'Chloé', rating: 5, text: 'Deux tortues !', date: '2026-04-03', source: 'Google' },
    ],
    [
      'Google Business Profile (Takeout)',
      {
        reviews: [
          {
            reviewer: { displayName: 'Kenji' },
            starRating: 'FIVE',
            comment: '(Translated by Google) Two turtles.\n\n(Original)\nカメが二匹。',
            createTime: '2026-04-03T02:00:00Z',
            reviewReply: { comment: 'Thank you!' },
          },
        ],
      },
      { author_name: 'Kenji', rating: 5, text: 'カメが二匹。', date: '2026-04-03', source: 'Google' },
    ],
    [
      'Tripadvisor',
      {
        data: [
          {
            id: 1,
            rating: 3,
            title: 'Windy',
            text: 'Windy, but kind.',
            published_date: '2026-04-03T02:00:00Z',
            user: { username: 'TravellerMarie' },
          },
        ],
      },
      {
        author_name: 'TravellerMarie',
        rating: 3,
        text: 'Windy, but kind.',
        date: '2026-04-03',
        source: 'Tripadvisor',
      },
    ],
    [
      'a CSV of a spreadsheet, with semicolons and an invisible mark',
      '\uFEFFName;Stars;Review;Date;Source\r\n"Dee ""D"" Ray";4,5;"Calm; kind\nand dry.";25/12/2025;Facebook\r\n',
      {
        author_name: 'Dee "D" Ray',
        rating: 4.5,
        text: 'Calm; kind\nand dry.',
        date: '2025-12-25',
        source: 'Facebook',
      },
    ],
    [
      'a CSV without date and source',
      'author,rating,text\nAda,1 star,Too windy.\n',
      { author_name: 'Ada', rating: 1, text: 'Too windy.' },
    ],
  ])('%s', (_, content, review) => {
    expect(take(content)).toEqual({ reviews: [review], leftOut: [] });
  });

  test('a source on the command line applies to reviews without a source', () => {
    const { reviews } = take('author,rating,text,source\nAda,5,Good.,\nBo,5,Fine.,Facebook\n', 'Google');
    expect(reviews.map(({ source }) => source)).toEqual(['Google', 'Facebook']);
  });
});

describe('what cannot be taken over is left out and named', () => {
  test.each([
    [',5,Good.,', 'Review 1: it names no author.'],
    ['Ada,5,,', 'Review 1 (Ada): it has stars but no words.'],
    ['Ada,,Good.,', 'Review 1 (Ada): it has no rating.'],
    ['Ada,6,Good.,', "Review 1 (Ada): its rating '6' is no number from 1 to 5, in halves at most."],
    ['Ada,4.3,Good.,', "Review 1 (Ada): its rating '4.3' is no number from 1 to 5, in halves at most."],
    ['Ada,0,Good.,', "Review 1 (Ada): its rating '0' is no number from 1 to 5, in halves at most."],
  ])('%s', (row, sentence) => {
    expect(take(`author,rating,text,date\n${row}\n`)).toEqual({ reviews: [], leftOut: [sentence] });
  });

  test.each(['3/4/2026', 'a month ago', '2026-02-30'])('the date %s, but not its review', (date) => {
    const { reviews, leftOut } = take(`author,rating,text,date\nAda,5,Good.,${date}\n`);
    expect(reviews).toEqual([{ author_name: 'Ada', rating: 5, text: 'Good.' }]);
    expect(leftOut).toEqual([
      `Review 1 (Ada): only its date, because '${date}' is no plain day; write it as year-month-day, for example 2026-09-14.`,
    ]);
  });
});

describe('a file that holds no reviews is refused in one sentence', () => {
  test.each<[string, string]>([
    ['', 'export is empty'],
    ['{"reviews": [', 'export is not proper JSON'],
    ['{"status": "OK"}', 'export holds no list of reviews'],
    ['{"error_message": "The key is wrong.", "result": {}}', 'a refusal: The key is wrong.'],
    ['{"type": "FeatureCollection", "features": []}', 'the reviews that you wrote of other places'],
    ['who,what\nAda,Good\n', 'export has no column for author, rating, text;'],
    ['author,rating,text\nAda,5,"Good\n', 'is no proper CSV'],
  ])('%j', (content, words) => {
    expect(() => readExport('export', content)).toThrow(words);
  });
});

const old = { author_name: 'Old', rating: 5, text: 'Long ago.' };
const sample = { ...old, author_name: 'Sample guest A', sample: true };

test('new reviews come first, newest on top; samples and duplicates are removed', () => {
  const early = { author_name: 'Early', rating: 5, text: 'In March.', date: '2026-03-01' };
  const late = { author_name: 'Late', rating: 2, text: 'In April.', date: '2026-04-01' };
  expect(mergeReviews([sample, old], [early, late, { ...old, text: 'Long  ago.' }])).toEqual({
    reviews: [late, early, old],
    added: 2,
    twice: 1,
    samplesDropped: 1,
  });
});

test('the samples stay until there is a real review', () => {
  expect(mergeReviews([sample], [])).toMatchObject({ reviews: [sample], samplesDropped: 0 });
});

test('the command writes the file, reports it, and does not change the file without new reviews', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'reviews-'));
  const said: string[] = [];
  jest.spyOn(console, 'log').mockImplementation((line) => said.push(line));
  try {
    const file = join(folder, 'public/reviews.json');
    mkdirSync(join(folder, 'public'));
    writeFileSync(file, JSON.stringify({ reviews: [sample] }));
    const csv = join(folder, 'guests.csv');
    writeFileSync(csv, 'author,rating,text\nAda,5,Good.\nBo,5,\n');
    await takeOver(csv, folder, {});
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({
      reviews: [{ author_name: 'Ada', rating: 5, text: 'Good.' }],
    });
    for (const words of [/Bo\): it has stars but no words/, /The samples are gone \(1\)/, /1 added;/])
      expect(said.join(' ')).toMatch(words);

    const before = readFileSync(file, 'utf8');
    await takeOver(csv, folder, {});
    expect(readFileSync(file, 'utf8')).toBe(before);
    expect(said.at(-1)).toMatch(/Nothing new/);

    writeFileSync(csv, 'author,rating,text\nCy,4,Fine.\n');
    await takeOver(csv, folder, { replace: true, source: 'Google' });
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({
      reviews: [{ author_name: 'Cy', rating: 4, text: 'Fine.', source: 'Google' }],
    });
  } finally {
    jest.restoreAllMocks();
    rmSync(folder, { recursive: true });
  }
});

test.each([
  ['as Windows saves it', 'win1252'],
  ['as Unicode text', 'utf16le'],
])('a table %s keeps its letters', async (_, encoding) => {
  const folder = mkdtempSync(join(tmpdir(), 'reviews-'));
  jest.spyOn(console, 'log').mockImplementation(() => {});
  try {
    mkdirSync(join(folder, 'public'));
    const csv = join(folder, 'guests.csv');
    const mark = encoding === 'utf16le' ? '\uFEFF' : '';
    writeFileSync(csv, iconv.encode(`${mark}author,rating,text\nZoë,5,“Très bien” – 5 €.\n`, encoding));
    await takeOver(csv, folder, {});
    expect(JSON.parse(readFileSync(join(folder, 'public/reviews.json'), 'utf8'))).toEqual({
      reviews: [{ author_name: 'Zoë', rating: 5, text: '“Très bien” – 5 €.' }],
    });
    writeFileSync(csv, 'PK\u0003\u0004', 'latin1');
    await expect(takeOver(csv, folder, {})).rejects.toThrow("save the table as 'CSV UTF-8'");
  } finally {
    jest.restoreAllMocks();
    rmSync(folder, { recursive: true });
  }
});

test('a file that cannot be written stays unchanged and gives one sentence', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'reviews-'));
  jest.spyOn(console, 'log').mockImplementation(() => {});
  try {
    const file = join(folder, 'public/reviews.json');
    // A folder has the name of the unfinished file, so writing fails as on a full disk.
    mkdirSync(`${file}.part`, { recursive: true });
    writeFileSync(file, '{"reviews":[]}');
    const csv = join(folder, 'guests.csv');
    writeFileSync(csv, 'author,rating,text\nAda,5,Good.\n');
    await expect(takeOver(csv, folder, {})).rejects.toThrow(
      /reviews\.json cannot be written: .*\. Put that right/,
    );
    expect(readFileSync(file, 'utf8')).toBe('{"reviews":[]}');
  } finally {
    jest.restoreAllMocks();
    rmSync(folder, { recursive: true });
  }
});

test('a mistyped file name gives one sentence', async () => {
  await expect(takeOver('no-such.csv', '.', {})).rejects.toThrow("There is no file 'no-such.csv' here;");
});
