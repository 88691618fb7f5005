import { join } from 'node:path';
import { scratch } from '../testing/scratch';
import { reviewsInFile } from './read-reviews';
import { importReviews } from './reviews';

const take = (table: string | Buffer) => {
  const tours = [{ slug: 'sunset', name: 'Sunset' }];
  const read = reviewsInFile('guests.csv', Buffer.from(table), tours);
  const sentences = read.flatMap(({ who, faults }) =>
    faults.map((sentence) => `${who}: ${sentence}`),
  );
  return { reviews: read.flatMap(({ review }) => review ?? []), sentences };
};

const ada = { author_name: 'Ada', rating: 5, text: 'Good.' };
const table = 'author,rating,text\nAda,5,';
const languages =
  'Zoë at Jørgen’s: “Très bien – à bientôt!” Bình, Łukasz, Dvořák, İş. Œuvre? ¿Qué tal? Really??? 25 °C, 5 € … 良い 👍';

test.each<[string, string, object]>([
  ['plain', `${table}Good.\n`, {}],
  [
    'with its columns in another order, and more of them',
    '\uFEFFRating;Author;Reply;Text;Date;Source;Tour\r\n4,5;"Ada ""D"" Ray";Thanks;"Calm; kind\nand dry.";2025-12-25T09:12:33Z;Google;SUNSET\r\n;;;;;;\r\n',
    {
      author_name: 'Ada "D" Ray',
      rating: 4.5,
      text: 'Calm; kind\nand dry.',
      date: '2025-12-25',
      source: 'Google',
      tour: 'sunset',
    },
  ],
  [
    'with markup, which stays text',
    `${table}<b>Tea</b> &amp; cake <3\n`,
    { text: '<b>Tea</b> &amp; cake <3' },
  ],
  [
    'with a translation by Google, which goes',
    `${table}(Translated by Google) Nice. (Original) Schön.\n`,
    { text: 'Schön.' },
  ],
  [
    'with marks of direction, which go out of the name',
    `${table.replace('Ada', '\u202eAda')}\u2067نعم\u2069\n`,
    { text: '\u2067نعم\u2069' },
  ],
  ['in many languages', `${table}"${languages}"\n`, { text: languages }],
])('2.13 a table %s is read', (_, given, review) => {
  expect(take(given)).toEqual({
    reviews: [{ ...ada, ...review }],
    sentences: [],
  });
});

const inTable = (words: string) => `${table}${words}\n`;
test.each([
  Buffer.from(inTable('Ji\xf8\xed'), 'latin1'),
  Buffer.from(`\uFEFF${inTable('Zoë')}`, 'utf16le'),
  ...'MÃ¼ller,didnâ€™t,M?ller,?????,Zo\ufffd,£ukasz,Dvoøák,Œwietna ³ódŸ,ZoÎ,MŸller,didnÕt,Ïðåêðàñíî,br√ªl√©e,\u0092'
    .split(',')
    .map((words) => Buffer.from(inTable(words))),
])(
  '2.13 misread letters %# refuse the file with what to choose in Excel',
  (bytes) => {
    expect(() => take(bytes)).toThrow(
      /^guests\.csv has letters .*, so nothing .* File, Save As, 'CSV UTF-8 \(Comma delimited\)' in Excel/,
    );
  },
);

test('2.13 a guest who wrote such a sign is not lost: the sentence names a way', () => {
  expect(() => take(inTable('Best trip ever ???'))).toThrow(
    'If a guest wrote it so, take that row out',
  );
});

test.each([
  '',
  '{"reviews": []}',
  'who,what\nAda,Good\n',
  'author,rating,text\nAda,5,"Good\n',
])('2.13 the file %j, which is no table of reviews, is refused', (content) => {
  expect(() => take(content)).toThrow(
    /^guests\.csv is no table of reviews.*save it as 'CSV UTF-8'\.$/,
  );
});

test.each([
  [',5,Good.,,', [], 'Review 1: author_name is empty'],
  ['Ada,5,,,', [], 'Review 1 (Ada): text is empty'],
  ['Ada,4.3,Good.,,', [], "rating '4.3' must be a number from 1 to 5"],
  ['Ada,★★★★★,Good.,,', [], "rating '★★★★★' must be"],
  ['Ada,5,Great boat, skipper,,', [], 'it has 6 cells, the first line has 5'],
  ['Ada,5,Good.,3/4/2026,', [ada], "date '3/4/2026' must"],
  ['Ada,5,Good.,2126-02-20,', [ada], "date '2126-02-20' "],
  ['Ada,5,Good.,,Whales', [ada], "tour 'Whales' is none of sunset"],
])(
  '2.13 of the row %s is named what is not taken',
  (row, reviews, sentence) => {
    expect(take(`author,rating,text,date,tour\n${row}\n`)).toEqual({
      reviews,
      sentences: [expect.stringContaining(sentence)],
    });
  },
);

describe('the command', () => {
  const project = scratch();
  const file = 'public/reviews.json';
  const old = { author_name: 'Old', rating: 5, text: 'Long ago.' };
  let said: string;
  const kept = () => JSON.parse(project.read(file)).reviews;
  const run = (given: string) => {
    project.write('guests.csv', given);
    return importReviews(join(project.folder, 'guests.csv'), project.folder);
  };
  beforeEach(() => {
    said = '';
    jest.spyOn(console, 'log').mockImplementation((line: string) => {
      said += `${line}\n`;
    });
    const sample = { ...old, author_name: 'A', sample: true };
    project.write(file, JSON.stringify({ reviews: [sample, old] }));
  });

  test('2.13 new ones come first, the newest on top; samples go, a row left out is named, and without new ones nothing changes', async () => {
    const before = project.read(file);
    await run('author,rating,text\nOld,5,Long  ago.\n');
    expect(project.read(file)).toBe(before);
    expect(said).toMatch(/Nothing new/);
    const all =
      'author,rating,text,date\nEarly,5,In March.,2026-03-01\nOld,4,Long ago.,\nOld,5,Long ago.,\nBo,5,,\nLate,2,In April.,2026-04-01\nLate,2,In April.,\n';
    await run(all);
    await run(all);
    expect(kept()).toEqual([
      expect.objectContaining({ author_name: 'Late', date: '2026-04-01' }),
      expect.objectContaining({ author_name: 'Early' }),
      { ...old, rating: 4 },
      old,
    ]);
    expect(said).toMatch(/Review 4 \(Bo\), left out: text is empty/);
    expect(said).toContain(
      '3 added, 0 completed; public/reviews.json now holds 4',
    );
  });

  test('2.13 a known review gains the date, source and tour that it lacks; what it has stays', async () => {
    project.write('data/tours/sunset.json', '{"name":"Sunset"}');
    await run('author,rating,text,date\nAda,5,Good.,14/09/2026\n');
    expect(said).toMatch(
      /Review 1 \(Ada\), taken without it: date '14\/09\/2026' must/,
    );
    const more =
      'author,rating,text,date,source,tour\nAda,5,Good.,2026-09-14,Google,Sunset\n';
    await run(more);
    await run(more.replace('Google', 'Facebook'));
    const gained = { date: '2026-09-14', source: 'Google', tour: 'sunset' };
    expect(kept()).toEqual([{ ...ada, ...gained }, old]);
    expect(said.match(/^\d.*reviews\.json/gm)).toEqual([
      '1 added, 0 completed; public/reviews.json',
      '0 added, 1 completed; public/reviews.json',
    ]);
    expect(said).toMatch(/Nothing new was found/);
  });
});
