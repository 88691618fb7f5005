import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import iconv from 'iconv-lite';
import { scratch } from '../testing/scratch';
import { readReviews } from './read-reviews';
import { takeOver } from './reviews';

const take = (content: string) => readReviews('guests.csv', Buffer.from(content));

describe('what a table says of a review is kept', () => {
  test.each<[string, string, object]>([
    [
      'with semicolons, columns in another order and an invisible mark',
      '\uFEFFRating; Author;Text;Date;Source;Tour\r\n4,5;"Dee ""D"" Ray";"Calm; kind\nand dry.";2025-12-25;Facebook;sunset\r\n',
      {
        author_name: 'Dee "D" Ray',
        rating: 4.5,
        text: 'Calm; kind\nand dry.',
        date: '2025-12-25',
        source: 'Facebook',
        tour: 'sunset',
      },
    ],
    [
      'without date, source and tour',
      'author,rating,text\nAda,1,Too windy.\n',
      { author_name: 'Ada', rating: 1, text: 'Too windy.' },
    ],
    [
      'that is a reviews.json of this site',
      '{"reviews":[{"author_name":"Ada","rating":3,"text":"Windy.","date":"2026-04-03"}]}',
      { author_name: 'Ada', rating: 3, text: 'Windy.', date: '2026-04-03' },
    ],
  ])('%s', (_, content, review) => {
    expect(take(content)).toEqual({ reviews: [review], leftOut: [] });
  });

  test.each([
    ['win1252', ''],
    ['utf16le', '\uFEFF'],
  ])('in %s, as Windows saves it', (encoding, mark) => {
    const bytes = iconv.encode(`${mark}author,rating,text\nZoë,5,“Très bien” – 5 €.\n`, encoding);
    const { reviews } = readReviews('guests.csv', bytes);
    expect(reviews).toEqual([{ author_name: 'Zoë', rating: 5, text: '“Très bien” – 5 €.' }]);
  });
});

test.each([
  [',5,Good.,', /^Review 1: author_name is empty/],
  ['Ada,5,,', /^Review 1 \(Ada\): text is empty/],
  ['Ada,,Good.,', /^Review 1 \(Ada\): rating must be a number from 1 to 5/],
  ['Ada,6,Good.,', /rating must be a number from 1 to 5, in halves at most/],
  ['Ada,4.3,Good.,', /rating must be a number from 1 to 5, in halves at most/],
])('the review %s is left out and named', (row, sentence) => {
  const { reviews, leftOut } = take(`author,rating,text,date\n${row}\n`);
  expect(reviews).toEqual([]);
  expect(leftOut).toEqual([expect.stringMatching(sentence)]);
});

test.each(['3/4/2026', 'a month ago', '2026-02-30'])(
  'the date %s is left out, but not its review',
  (date) => {
    const { reviews, leftOut } = take(`author,rating,text,date\nAda,5,Good.,${date}\n`);
    expect(reviews).toEqual([{ author_name: 'Ada', rating: 5, text: 'Good.' }]);
    expect(leftOut).toEqual([expect.stringMatching(/^Review 1 \(Ada\): date /)]);
  },
);

test.each([
  '',
  '{"reviews": [',
  '{"result": {"reviews": []}}',
  'who,what\nAda,Good\n',
  'author,rating,text\nAda,5,"Good\n',
  'PK\u0003\u0004',
])('the file %j, which holds no reviews, is refused in one sentence', (content) => {
  expect(() => take(content)).toThrow(/^guests\.csv is no table of reviews.*save it as 'CSV UTF-8'\.$/);
});

describe('the command', () => {
  const project = scratch();
  const file = 'public/reviews.json';
  let said: string;
  const kept = () => JSON.parse(project.read(file)).reviews;
  const run = (table: string) => {
    project.write('guests.csv', table);
    return takeOver(join(project.folder, 'guests.csv'), project.folder);
  };
  beforeEach(() => {
    said = '';
    jest.spyOn(console, 'log').mockImplementation((line: string) => {
      said += `${line}\n`;
    });
    const old = { author_name: 'Old', rating: 5, text: 'Long ago.' };
    const sample = { ...old, author_name: 'Sample guest A', sample: true };
    project.write(file, JSON.stringify({ reviews: [sample, old] }));
  });

  test('puts new reviews first, the newest on top; samples and duplicates go', async () => {
    await run(
      'author,rating,text,date\nEarly,5,In March.,2026-03-01\nLate,2,In April.,2026-04-01\nOld,5,Long  ago.,\nBo,5,,\nLate,2,In April.,\n',
    );
    expect(kept().map(({ author_name }: { author_name: string }) => author_name)).toEqual([
      'Late',
      'Early',
      'Old',
    ]);
    for (const words of [/Bo\): text is empty/, /2 are on the site already/, /samples are gone \(1\)/])
      expect(said).toMatch(words);
    expect(said).toContain('2 added; public/reviews.json now holds 3');
  });

  test('changes nothing without new reviews, so the samples stay', async () => {
    const before = project.read(file);
    await run('author,rating,text\nOld,5,Long ago.\n');
    expect(project.read(file)).toBe(before);
    expect(said).toMatch(/Nothing new/);
  });

  test('says in one sentence that the file cannot be written, and leaves it', async () => {
    const before = project.read(file);
    // A folder has the name of the unfinished file, so writing fails as on a full disk.
    mkdirSync(join(project.folder, `${file}.part`));
    await expect(run('author,rating,text\nAda,5,Good.\n')).rejects.toThrow(
      /reviews\.json cannot be written: .*\. Put that right/,
    );
    expect(project.read(file)).toBe(before);
  });

  test('says in one sentence that a file is not there', async () => {
    await expect(takeOver('no-such.csv', '.')).rejects.toThrow("There is no file 'no-such.csv' here;");
  });
});
