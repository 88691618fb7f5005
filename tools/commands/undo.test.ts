import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { copies, keepCopy } from '../shared/copies';
import { scratch } from '../testing/scratch';
import { listCopies, undo } from './undo';

const project = scratch();
const { read, write } = project;
let folder: string;
let said: string[];
beforeEach(() => {
  folder = project.folder;
  said = [];
  jest.useFakeTimers({ now: new Date('2026-11-28T17:19:00') });
  jest.spyOn(console, 'log').mockImplementation((line) => said.push(line));
  write('data/prices.json', '{ "hire": 280 }');
  write('data/schema/tours.ts', 'code');
  write('public/reviews.json', '{ "reviews": [] }');
  write('photos/hero.jpg', 'a photograph');
});
afterEach(() => jest.useRealTimers());

const names = () => copies(folder).map(({ name }) => name);

test('7.26 a copy brings the whole content back, names photographs that are missing, and the undo can be undone', () => {
  keepCopy(folder);
  write('data/prices.json', '{ "hire": 300 }');
  write('data/tours/cove.json', '{}');
  write('data/schema/tours.ts', 'newer code');
  rmSync(join(folder, 'photos/hero.jpg'));
  undo('2026-11-28-1719', folder);
  expect(read('data/prices.json')).toContain('280');
  expect(existsSync(join(folder, 'data/tours/cove.json'))).toBe(false);
  expect(read('data/schema/tours.ts')).toBe('newer code');
  expect(said.join('\n')).toContain('missing: hero.jpg.');

  listCopies(folder);
  expect(said).toContain('  2026-11-28-1719-2');
  undo('2026-11-28-1719-2', folder);
  expect(read('data/prices.json')).toContain('300');
  expect(read('data/tours/cove.json')).toBe('{}');
  expect(() => undo('2020-01-01-0900', folder)).toThrow("'npm run undo' lists");
});

test('7.26 the newest thirty copies stay, and an unchanged content makes none', () => {
  for (let hire = 0; hire < 40; hire += 1) {
    write('data/prices.json', String(hire));
    keepCopy(folder);
    keepCopy(folder);
  }
  expect(names()).toHaveLength(30);
  expect(read(`.copies/${names()[0]}/data/prices.json`)).toBe('39');
  expect(read(`.copies/${names()[29]}/data/prices.json`)).toBe('10');
});
