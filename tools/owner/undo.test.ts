/** @jest-environment node */
import fs, {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { copies, keepCopy, sayWhatChanged } from '../shared/copies/copies';
import { takeOver } from './reviews';
import { listCopies, undo } from './undo';

let folder: string;
let said: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'undo-'));
  said = '';
  jest.spyOn(console, 'log').mockImplementation((line: string) => {
    said += `${line}\n`;
  });
  write(
    'data/prices.ts',
    "/** The owner's. */\nexport const hire = 280;\nexport const text = `All day: $${hire}`;\n",
  );
  write('data/faq.ts', "export const faq = ['What if it rains?', 'We’ll see.'];\n");
  write(
    'data/tours.ts',
    "export const tours = [\n  {\n    id: 1,\n    slug: 'sunset',\n    name: 'Sunset',\n  },\n];\n",
  );
  write('photos/hero.jpg', 'a photograph');
  write('public/reviews.json', '{ "reviews": [] }');
  write('public/pictures/hero-800.avif', 'made');
});
afterEach(() => {
  jest.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

function write(path: string, text: string) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}
const read = (path: string) => readFileSync(join(folder, path), 'utf8');
const replace = (path: string, from: string, to: string) => write(path, read(path).replace(from, to));

test('taking reviews over can be undone, and the undo too', async () => {
  write('guests.csv', 'author,rating,text\nAda,5,Good.\n');
  await takeOver(join(folder, 'guests.csv'), folder, {});
  expect(read('public/reviews.json')).toContain('Ada');
  await undo('1', folder);
  expect(read('public/reviews.json')).not.toContain('Ada');
  expect(said).toMatch(/1 review taken out\n\nTo have what was there before: npm run undo 1\n/);
  await undo('1', folder);
  expect(read('public/reviews.json')).toContain('Ada');
});

test('a copy brings back what was changed, added and taken out, and leaves what is made', async () => {
  keepCopy('build', folder);
  replace('data/faq.ts', 'We’ll see', 'We go');
  rmSync(join(folder, 'photos/hero.jpg'));
  write('photos/boat.jpg', 'another one');
  write('public/pictures/hero-800.avif', 'made again');
  await undo('1', folder);
  expect(read('data/faq.ts')).toContain('We’ll see');
  expect(read('photos/hero.jpg')).toBe('a photograph');
  expect(existsSync(join(folder, 'photos/boat.jpg'))).toBe(false);
  expect(read('public/pictures/hero-800.avif')).toBe('made again');
});

test('the list says what has changed since each copy', () => {
  keepCopy('pictures', folder);
  replace('data/prices.ts', '280', '300');
  replace(
    'data/tours.ts',
    '];',
    "  {\n    id: 2,\n    slug: 'whales',\n    name: 'Whales',\n    price: 120,\n  },\n];",
  );
  replace('data/faq.ts', 'What if it rains?', 'And when it rains?');
  write('photos/hero.jpg', 'a better one');
  listCopies(folder);
  expect(said).toMatch(
    /\n {2}1 {2}\w+,? .*, before 'npm run pictures'\n +hire in data\/prices\.ts: 300 instead of 280\n +Tour 'whales' added\n +1 text in data\/faq\.ts\n +Photo hero\.jpg replaced\n\n/,
  );
});

test('the texts of a tour are not counted when it is added or taken out', () => {
  const tour = (slug: string, text: string) =>
    `  {\n    id: 1,\n    slug: '${slug}',\n    text: '${text}',\n  },\n`;
  const tours = (...all: string[]) =>
    write('data/tours.ts', `export const tours = [\n${all.join('')}];\nexport const more = 'All tours';\n`);
  tours(tour('sunset', 'In the evening'), tour('whales', 'In the winter'));
  keepCopy('build', folder);
  tours(tour('reef', 'All day'), tour('sunset', 'At night'));
  listCopies(folder);
  expect(said).toMatch(/\n +Tour 'reef' added\n +Tour 'whales' taken out\n +1 text in data\/tours\.ts\n\n/);
});

test('a build says what has changed since the last one', () => {
  sayWhatChanged(keepCopy('build', folder), folder);
  expect(said).toBe('');
  replace('data/tours.ts', "name: 'Sunset',", "name: 'Sunset',\n    price: 120,\n    backOn: '2027-04-01',");
  sayWhatChanged(keepCopy('build', folder), folder);
  expect(said).toMatch(
    /Since the build of .*:\n {2}Price of tour 'sunset': 120 instead of none\n {2}Tour 'sunset', back on: 2027-04-01 instead of none\n$/,
  );
  sayWhatChanged(keepCopy('build', folder), folder);
  expect(said).toMatch(/The same content as in the build of .*\.\n$/);
});

test('the ten last copies and that of the last build are kept, and what has not changed takes no room', () => {
  sayWhatChanged(keepCopy('build', folder), folder);
  for (let turn = 0; turn < 12; turn += 1) {
    replace('data/faq.ts', 'What', 'What, what');
    keepCopy('pictures', folder);
    keepCopy('pictures', folder);
  }
  const all = copies(folder);
  expect(all).toHaveLength(11);
  expect(all.at(-1)?.name).toMatch(/before build$/);
  expect(statSync(join(all[0]?.folder ?? '', 'photos/hero.jpg')).nlink).toBeGreaterThan(1);
  // The owner's own file is linked with no copy, because a program may write into it.
  expect(statSync(join(folder, 'photos/hero.jpg')).nlink).toBe(1);
});

test('on a full disk the commands go on with a note, and undo changes nothing', async () => {
  keepCopy('build', folder);
  replace('data/faq.ts', 'What', 'How');
  jest.spyOn(fs, 'copyFileSync').mockImplementation(() => {
    throw Object.assign(new Error('no space left'), { code: 'ENOSPC' });
  });
  sayWhatChanged(keepCopy('build', folder), folder);
  expect(said).toBe('  Please note: No copy of your files could be kept (the disk is full).\n');
  await expect(undo('1', folder)).rejects.toThrow('Nothing was changed');
  expect(read('data/faq.ts')).toContain('How');
  // What was begun would take the last room.
  expect(fs.readdirSync(join(folder, '.copies'))).toEqual([copies(folder)[0]?.name]);
});

test('a copy that somebody took away, or a file in its place, stops no command', () => {
  sayWhatChanged(keepCopy('build', folder), folder);
  rmSync(copies(folder)[0]?.folder ?? '', { recursive: true });
  sayWhatChanged(keepCopy('build', folder), folder);
  expect(copies(folder)).toHaveLength(1);
  rmSync(join(folder, '.copies'), { recursive: true });
  write('.copies', 'no folder');
  sayWhatChanged(keepCopy('build', folder), folder);
  expect(said).toMatch(/Please note: No copy of your files could be kept/);
});

test('a copy that is not there is one sentence', async () => {
  await expect(undo('3', folder)).rejects.toThrow(
    "There is no copy '3'. 'npm run undo' lists those there are.",
  );
});
