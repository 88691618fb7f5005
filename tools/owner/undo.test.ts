import fs, { existsSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { dateInWords } from '../../site/words/calendar-day';
import { copies, keepCopy, sayWhatChanged } from '../shared/copies';
import { scratch } from '../testing/scratch';
import { importReviews } from './reviews';
import { listCopies, undo } from './undo';

const project = scratch();
const { read, write } = project;
let folder: string;
let said: string;
beforeEach(() => {
  folder = project.folder;
  said = '';
  jest.spyOn(console, 'log').mockImplementation((line: string) => {
    said += `${line}\n`;
  });
  write('data/prices.json', '{ "hire": 280 }');
  write('data/faq.json', '["What if it rains?", "We’ll see."]');
  write('photos/hero.jpg', 'a photograph');
  write('public/reviews.json', '{ "reviews": [] }');
  write('public/pictures/hero-800.avif', 'made');
  write('data/schema/tours.ts', 'code');
  write('public/proof.json', '[1]');
});

const replace = (path: string, from: string, to: string) =>
  write(path, read(path).replace(from, to));

/** As a copy without mistakes. */
const right = async () => [];
const lastCopy = () => copies(folder)[0]?.name ?? '';

test('a copy brings back what was changed, added and taken out, and leaves what is made and the code; the undo can be undone', async () => {
  write('guests.csv', 'author,rating,text\nAda,5,Good.\n');
  await importReviews(join(folder, 'guests.csv'), folder);
  // A copy stands before and after the import.
  expect(copies(folder).map(({ name }) => name.slice(20))).toEqual([
    'after reviews',
    'before reviews',
  ]);
  rmSync(join(folder, 'photos/hero.jpg'));
  write('photos/boat.jpg', 'another one');
  write('public/pictures/hero-800.avif', 'made again');
  write('data/schema/tours.ts', 'newer code');
  await undo(copies(folder)[1]?.name ?? '', folder, right);
  expect(read('public/reviews.json')).not.toContain('Ada');
  expect(read('photos/hero.jpg')).toBe('a photograph');
  expect(existsSync(join(folder, 'photos/boat.jpg'))).toBe(false);
  expect(read('public/pictures/hero-800.avif')).toBe('made again');
  expect(read('data/schema/tours.ts')).toBe('newer code');
  // The sentence names the same copy after another command has kept one.
  const [, before = ''] =
    /npm run undo (\d{4}-\d\d-\d\d \d\d\.\d\d\.\d\d)\n/.exec(said) ?? [];
  write('data/faq.json', '[]');
  keepCopy('build', folder);
  await undo(before.replaceAll('.', ':'), folder, right);
  expect(read('public/reviews.json')).toContain('Ada');
  expect(read('data/faq.json')).toContain('What if it rains?');
});

test('the list names each copy by day and time, what has changed since, and which one cannot be built', async () => {
  keepCopy('reviews', folder);
  const first = lastCopy();
  replace('data/prices.json', '280', '1250');
  rmSync(join(folder, 'data/faq.json'));
  write('data/tours/cove.json', '{}');
  write('public/proof.json', '[2]');
  write('photos/hero.jpg', 'a better one');
  keepCopy('build', folder);
  await listCopies(folder, async (copy) =>
    copy?.endsWith('build') ? [{ sentence: 'hire is wrong.' }] : [],
  );
  expect(said).toMatch(
    /\n {2}[\d.: -]{19} {2}\w+,? .*, before 'npm run build'\n +It cannot be built: hire is wrong\.\n +Nothing\n/,
  );
  expect(said).toMatch(
    /, before 'npm run reviews'\n +data\/faq\.json taken out\n +Prices: Boat hire 1250 instead of 280\n +photos\/hero\.jpg changed\n +public\/proof\.json: 2 instead of 1\n +data\/tours\/cove\.json added\n/,
  );
  // The example is the newest that differs.
  expect(said).toContain(`npm run undo ${first.slice(0, 19)}\n`);

  await expect(undo('2020-01-01', folder)).rejects.toThrow(
    "There is no copy of '2020-01-01'. 'npm run undo'",
  );
  await undo(lastCopy(), folder, right);
  expect(said).toContain('Nothing was changed.');
  await undo(first, folder, async () => [
    { sentence: 'data/faq.json is missing.' },
  ]);
  expect(said).toContain('They cannot be built: data/faq.json is missing.');
});

test('a build says what has changed since the last one, also in settings that come from elsewhere', async () => {
  const settings = {
    NEXT_PUBLIC_CONTACT_PHONE: '0491 570 156',
    NEXT_PUBLIC_RECAPTCHA_SITE_KEY: '6LaBcDeF',
  };
  const build = async (env: object = { ...settings, HOME: '/' }) => {
    said = '';
    await sayWhatChanged(keepCopy('build', folder), { ...env }, folder);
    return said;
  };
  expect(await build()).toBe('');
  replace('data/prices.json', '280', '300');
  expect(await build()).toMatch(
    /Since the last build:\n {2}Prices: Boat hire 300 instead of 280\n$/,
  );
  expect(await build()).toMatch(/The same content as in the last build\.\n$/);
  expect(await build({ NEXT_PUBLIC_CONTACT_PHONE: '0491 570 157' })).toMatch(
    /Settings: The telephone number '0491 570 157' instead of '0491 570 156'\n.* '6LaBcDeF' taken out\n.*Is data\/settings\.json from an older copy\?\n$/,
  );
});

test('3.22 the summary of a build says which new prices have begun to hold since the last one', async () => {
  const build = async () => {
    said = '';
    await sayWhatChanged(keepCopy('build', folder), {}, folder);
    return said;
  };
  const harbourAt = (day: string) =>
    jest.useFakeTimers({
      now: new Date(`${day}T02:00:00Z`),
      advanceTimers: true,
    });
  harbourAt('2027-03-30');
  await build();
  const from = '"newPrices": { "from": "2027-04-01", "hire": 300 }';
  write('data/prices.json', `{ "hire": 280, ${from} }`);
  expect(await build()).toMatch(
    /\n {2}Prices: New prices from a day on, From '2027-04-01' added\n {2}Prices: New prices from a day on, Boat hire 300 added\n$/,
  );
  harbourAt('2027-04-01');
  expect(await build()).toBe(
    `\nSince the last build:\n  Prices: the new prices hold since ${dateInWords('2027-04-01')}\n`,
  );
  expect(await build()).toMatch(/The same content as in the last build\.\n$/);
  jest.useRealTimers();
});

test('the ten newest copies, the last one of each of 30 days and that of the last build stay', () => {
  jest.useFakeTimers({ now: new Date('2026-11-25T18:00:00') });
  const days = Array.from({ length: 40 }, (_, index) =>
    new Date(Date.now() - (40 - index) * 86_400_000).toLocaleDateString('sv'),
  );
  const copiesOf = (time: string) =>
    days.map((day) => `${day} ${time} before start`);
  const [built = '', ...others] = copiesOf('09.00.00');
  const lastOfDays = copiesOf('17.00.00');
  for (const name of [built, ...others, ...lastOfDays])
    write(`.copies/${name}/data/faq.json`, name);
  write('.copies/last-build.json', JSON.stringify({ name: built }));
  for (let turn = 0; turn < 12; turn += 1) {
    replace('data/faq.json', 'What', 'What, what');
    keepCopy('reviews', folder);
    keepCopy('reviews', folder);
  }
  const names = copies(folder).map(({ name }) => name);
  expect(
    names.slice(0, 10).every((name) => name.endsWith('before reviews')),
  ).toBe(true);
  expect(read(`.copies/${names[9]}/data/faq.json`)).toContain(
    '["What, what, what, what if',
  );
  expect(names.slice(10)).toEqual([...lastOfDays.slice(-29).reverse(), built]);
  jest.useRealTimers();
});

test('what has not changed takes no room, and a copy that somebody took away stops no command', async () => {
  await sayWhatChanged(keepCopy('build', folder), {}, folder);
  replace('data/faq.json', 'What', 'How');
  keepCopy('build', folder);
  const [newest, built] = copies(folder).map((copy) => copy.folder);
  expect(statSync(join(newest ?? '', 'photos/hero.jpg')).nlink).toBeGreaterThan(
    1,
  );
  // The owner's own file is linked with no copy, because a program may write
  // into it.
  expect(statSync(join(folder, 'photos/hero.jpg')).nlink).toBe(1);
  for (const copy of [newest, built]) rmSync(copy ?? '', { recursive: true });
  await sayWhatChanged(keepCopy('build', folder), {}, folder);
  expect(copies(folder)).toHaveLength(1);
});

test('on a full disk the commands go on with a note, and undo changes nothing', async () => {
  keepCopy('build', folder);
  replace('data/faq.json', 'What', 'How');
  jest.spyOn(fs, 'copyFileSync').mockImplementation(() => {
    throw Object.assign(new Error('no space left'), { code: 'ENOSPC' });
  });
  await sayWhatChanged(keepCopy('build', folder), {}, folder);
  expect(said).toBe(
    '  Please note: No copy of your files could be kept (the disk is full).\n',
  );
  await expect(undo(lastCopy(), folder, right)).rejects.toThrow(
    'Nothing was changed',
  );
  expect(read('data/faq.json')).toContain('How');
  // What was begun would take the last room.
  expect(fs.readdirSync(join(folder, '.copies'))).toEqual([
    copies(folder)[0]?.name,
  ]);
});
