import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import iconv from 'iconv-lite';
import { scratch } from '../testing/scratch';
import { reviewsInFile } from './read-reviews';
import { importReviews } from './reviews';

const takeBytes = (bytes: Buffer) => {
  const read = reviewsInFile('guests.csv', bytes, [
    { slug: 'sunset', name: 'Sunset' },
  ]);
  const sentences = read.flatMap(({ who, faults }) =>
    faults.map(({ sentence }) => `${who}: ${sentence}`),
  );
  return { reviews: read.flatMap(({ review }) => review ?? []), sentences };
};
const take = (content: string) => takeBytes(Buffer.from(content));
/** Reads one review from a table with these columns. */
const takeRow = (titles: string, row: string) => take(`${titles}\n${row}\n`);

describe('what a table says of a review is kept', () => {
  test.each<[string, string, object]>([
    [
      'with semicolons, columns in another order and an invisible mark',
      '\uFEFFRating; Author;Text;Date\r\n4,5;"Dee ""D"" Ray";"Calm; kind\nand dry.";2025-12-25\r\n',
      {
        author_name: 'Dee "D" Ray',
        rating: 4.5,
        text: 'Calm; kind\nand dry.',
        date: '2025-12-25',
      },
    ],
    [
      'after a line that says the delimiter, with quotation marks in a text',
      'sep=;\r\nName;Stars;Review\r\nAda;5;The "best", as she said\r\n;;\r\n',
      { author_name: 'Ada', rating: 5, text: 'The "best", as she said' },
    ],
    [
      'with more columns than are needed',
      'name,author_title,review_text,review_rating,review_datetime_utc\nBoats,Ada,Windy.,3,2026-03-14 09:12:33\n',
      { author_name: 'Ada', rating: 3, text: 'Windy.', date: '2026-03-14' },
    ],
    [
      'that Google gives an owner',
      '{"reviews":[{"name":"accounts/1/reviews/3","reviewer":{"displayName":"Ada"},"starRating":"FIVE","comment":"Good.","createTime":"2026-05-15T10:23:45.123456Z","reviewReply":{"comment":"Thanks"}}]}',
      {
        author_name: 'Ada',
        rating: 5,
        text: 'Good.',
        date: '2026-05-15',
        source: 'Google',
      },
    ],
    [
      'of the older programming interface of Google',
      '{"result":{"name":"Boats","reviews":[{"author_name":"Ada","rating":4,"text":"A &amp; B","time":1747304625}]}}',
      {
        author_name: 'Ada',
        rating: 4,
        text: 'A & B',
        date: '2025-05-15',
        source: 'Google',
      },
    ],
    [
      'of the newer one, in the words of the guest',
      '{"reviews":[{"name":"places/x","authorAttribution":{"displayName":"Ada"},"rating":5,"text":{"text":"Great"},"originalText":{"text":"Klasse"},"publishTime":"2026-01-01T00:00:00Z"}]}',
      {
        author_name: 'Ada',
        rating: 5,
        text: 'Klasse',
        date: '2026-01-01',
        source: 'Google',
      },
    ],
    [
      'in a list without a name',
      '[{"name":"Ada","stars":5,"text":"Good.","publishedAtDate":"2026-01-01T00:00:00.000Z","textTranslated":null}]',
      { author_name: 'Ada', rating: 5, text: 'Good.', date: '2026-01-01' },
    ],
  ])('2.13 %s', (_, content, review) => {
    expect(take(content)).toEqual({ reviews: [review], sentences: [] });
  });

  test.each(['win1252', 'macintosh', 'utf16le'])(
    '2.13 in %s, as Excel on Windows or a Mac saves it',
    (encoding) => {
      const texts =
        'Zoë|Müller|José|Björn|Núñez|François|Åsa|João|Øystein|Schöne Straße|À bientôt|“Très bien” – 5 €.|It didn’t rain …';
      // Each in a file of its own, as one name may be all that it has of these
      // letters.
      for (const text of texts.split('|')) {
        const table = `author,rating,text\nBen,5,${text}\n`;
        // The table of iconv-lite is older than the euro of a Mac.
        const written =
          encoding === 'macintosh' ? table.replace('€', '¤') : table;
        const { reviews } = takeBytes(
          iconv.encode(written, encoding, { addBOM: encoding === 'utf16le' }),
        );
        expect(reviews).toEqual([{ author_name: 'Ben', rating: 5, text }]);
      }
    },
  );

  test('2.13 a file whose letters may be two things is refused with what to choose in Excel', () => {
    // 'ZOË' on Windows, 'ZOÀ' on a Mac.
    expect(() =>
      takeBytes(Buffer.from('author,rating,text\nZO\xcb,5,Good\n', 'latin1')),
    ).toThrow(
      /^guests\.csv .*'ZOË' or 'ZOÀ'.* File, Save As, 'CSV UTF-8 \(Comma delimited\)'/,
    );
  });
});

test.each<[number, string]>([
  [4.5, '4,5 out of 5'],
  [5, '5.0 of 5 bubbles'],
  [3, 'Rated 3 stars out of five'],
  [3.5, '★★★½☆'],
  [5, '⭐️⭐️⭐️⭐️⭐️'],
])('%p stars are written %s too', (stars, written) => {
  expect(
    takeRow('author;rating;text', `Ada;${written};Good.`).reviews[0]?.rating,
  ).toBe(stars);
});

test.each([
  ['2026-03-04', '2026-03-04T23:59:59+10:00'],
  ['2026-03-04', '2026/3/4'],
  ['2026-03-14', '14th Mar. 2026'],
  ['2026-03-14', 'Mar 14, 2026, 10:30 am'],
])('the day %s is written %s too', (day, written) => {
  expect(
    takeRow('author;rating;text;date', `Ada;5;Good.;${written}`).reviews[0]
      ?.date,
  ).toBe(day);
});

test.each([
  [
    '(Translated by Google) Very nice.\n\n(Original)\nSehr schön.\nWirklich.',
    'Sehr schön.\nWirklich.',
  ],
  ['Sehr schön.\n\n(Translated by Google)\nVery nice.', 'Sehr schön.'],
  ['(Translated by Google) Very nice.', '(Translated by Google) Very nice.'],
  [
    'Tea &amp; cake, it&#39;s <b>good</b> &lt;3<br>Bye',
    "Tea & cake, it's <b>good</b> <3\nBye",
  ],
])('2.13 the words %j are those of the guest', (written, words) => {
  expect(
    takeRow('author,rating,text', `Ada,5,"${written}"`).reviews[0]?.text,
  ).toBe(words);
});

test('2.13 the marks of direction in a name are left out, those in the words stay', () => {
  const words = '\u2067نعم\u2069 \u202eyes\u202c';
  const review = { author_name: 'Kim می\u200cخواهم', rating: 5, text: words };
  const row = `\u202eKim &#x202e;\u2067می\u200cخواهم\u200f,5,${words}`;
  expect(takeRow('author,rating,text', row).reviews).toEqual([review]);
});

test.each([
  [',5,Good.,', /^Review 1: author_name is empty/],
  ['Ada,5,,', /^Review 1 \(Ada\): text is empty/],
  [
    'Ada,4.3,Good.,',
    /rating '4.3' must be a number from 1 to 5, in halves at most/,
  ],
  ['Ada,8/10,Good.,', /rating '8\/10' must be/],
  [
    'Ada,5,Great boat, skipper,',
    /^Review 1 \(Ada\): it has 5 cells, the first line has 4; .*quotation/,
  ],
])('2.13 the review %s is left out and named', (row, sentence) => {
  expect(takeRow('author,rating,text,date', row)).toEqual({
    reviews: [],
    sentences: [expect.stringMatching(sentence)],
  });
});

test('a sample of another reviews.json is left out', () => {
  const sample =
    '{"reviews":[{"author_name":"Ada","rating":3,"text":"Windy.","sample":true}]}';
  expect(take(sample)).toEqual({
    reviews: [],
    sentences: ['Review 1 (Ada): it is a sample'],
  });
});

test.each([
  ['3/4/2026,', 'date'],
  ['a month ago,', 'date'],
  ['2126-02-20,', 'date'],
  [',Whales', 'tour'],
])('2.13 of %s nothing is taken, but its review is', (row, field) => {
  const { reviews, sentences } = takeRow(
    'author,rating,text,date,tour',
    `Ada,5,Good.,${row}`,
  );
  expect(reviews).toEqual([{ author_name: 'Ada', rating: 5, text: 'Good.' }]);
  expect(sentences).toEqual([
    expect.stringMatching(
      `^Review 1 \\(Ada\\): ${field} '${row.replaceAll(',', '')}' (must|is)`,
    ),
  ]);
});

test.each([
  '',
  '{"reviews": [',
  'who,what\nAda,Good\n',
  'author,rating,text\nAda,5,"Good\n',
  'PK\u0003\u0004',
])(
  'the file %j, which holds no reviews, is refused in one sentence',
  (content) => {
    expect(() => take(content)).toThrow(
      /^guests\.csv is no table of reviews.*save it as 'CSV UTF-8'\.$/,
    );
  },
);

describe('the command', () => {
  const project = scratch();
  const file = 'public/reviews.json';
  const old = { author_name: 'Old', rating: 5, text: 'Long ago.' };
  let said: string;
  const kept = () => JSON.parse(project.read(file)).reviews;
  const run = (table: string) => {
    project.write('guests.csv', table);
    return importReviews(join(project.folder, 'guests.csv'), project.folder);
  };
  beforeEach(() => {
    said = '';
    jest.spyOn(console, 'log').mockImplementation((line: string) => {
      said += `${line}\n`;
    });
    project.write(
      file,
      JSON.stringify({
        reviews: [{ ...old, author_name: 'A', sample: true }, old],
      }),
    );
  });

  test('without new reviews nothing changes; new ones come first, the newest on top; samples and duplicates go', async () => {
    const before = project.read(file);
    await run('author,rating,text\nOld,5,Long ago.\n');
    expect(project.read(file)).toBe(before);
    expect(said).toMatch(/Nothing new/);
    await run(
      'author,rating,text,date\nEarly,5,In March.,2026-03-01\nLate,2,In April.,2026-04-01\nOld,5,Long  ago.,\nBo,5,,\nLate,2,In April.,\n',
    );
    expect(kept()).toMatchObject([
      { author_name: 'Late' },
      { author_name: 'Early' },
      { author_name: 'Old' },
    ]);
    for (const words of [
      /Bo\): text is empty/,
      /2 are on the site already/,
      /samples are gone \(1\)/,
    ])
      expect(said).toMatch(words);
    expect(said).toContain('2 added; public/reviews.json now holds 3');
  });

  test('2.13 a known review gains the date, source and tour that it lacks; what it has stays', async () => {
    project.write('data/tours/sunset.json', '{"name":"Sunset"}');
    await run('author,rating,text,date\nAda,5,Good.,14/09/2026\n');
    expect(said).toMatch(
      /added without its date {2}Review 1 \(Ada\): date '14\/09\/2026' must/,
    );
    expect(said).toContain('yyyy-mm-dd');
    expect(said).not.toMatch(/left out|still/);
    await run('author,rating,text,date\nAda,5,Good.,14/09/2026\n');
    expect(said).toMatch(/still without its date {2}Review 1 \(Ada\)/);
    expect(said).toMatch(/Nothing new/);
    const table =
      'author,rating,text,date,source,tour\nAda,5,Good.,2026-09-14,Google,SUNSET\n';
    await run(table);
    await run(table.replace('Google', 'Facebook'));
    expect(kept()).toEqual([
      {
        author_name: 'Ada',
        rating: 5,
        text: 'Good.',
        date: '2026-09-14',
        source: 'Google',
        tour: 'sunset',
      },
      old,
    ]);
    expect(said.match(/gained what they lacked/g)).toHaveLength(1);
  });

  test('2.13 the same words with another rating or day are another review, however often the file is read', async () => {
    const table =
      'author,rating,text,date\nOld,4,Long ago.,\nOld,5,Long ago.,2026-01-01\nOld,5,Long ago.,2026-02-01\n';
    await run(table);
    await run(table);
    expect(kept()).toMatchObject([
      { date: '2026-02-01' },
      { rating: 4 },
      { date: '2026-01-01' },
    ]);
  });

  test('says in one sentence that a file is not there or cannot be written, and leaves it', async () => {
    await expect(importReviews('no-such.csv', '.')).rejects.toThrow(
      "There is no file 'no-such.csv' here;",
    );
    const before = project.read(file);
    // A folder has the name of the unfinished file, so writing fails as on a
    // full disk.
    mkdirSync(join(project.folder, `${file}.part`));
    await expect(run('author,rating,text\nAda,5,Good.\n')).rejects.toThrow(
      /reviews\.json cannot be written: .*\. Put that right/,
    );
    expect(project.read(file)).toBe(before);
  });
});
