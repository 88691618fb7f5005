/** @jest-environment node */

import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { tours } from '../../data/functions/tours-on';
import { home } from '../../data/home';
import { makeShares, type SharePage, sharePages } from './make-shares';

// Drawing is slow on a busy computer.
jest.setTimeout(60_000);

let root: string;
beforeEach(async () => {
  jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  root = mkdtempSync(join(tmpdir(), 'shares-'));
  mkdirSync(join(root, 'photos/posters'), { recursive: true });
  const sky = { create: { width: 600, height: 400, channels: 3, background: '#82c8d2' } } as const;
  await sharp(sky).webp({ lossless: true }).toFile(join(root, 'photos/posters/fishing.webp'));
});
afterEach(() => {
  jest.restoreAllMocks();
  rmSync(root, { recursive: true });
});

const page = (title: string): SharePage => ({
  page: 'fishing',
  title,
  business: 'Boat Adventures',
  picture: { name: 'fishing', alt: '' },
  ink: 'dusk',
});
const make = (...pages: SharePage[]) => makeShares(root, pages);
const file = () => join(root, 'public/share/fishing.jpg');

/** The share of the field, left of the mark, that has the colour of the lettering. */
async function lettering(): Promise<number> {
  const title = { left: 40, top: 440, width: 900, height: 110 };
  const { data } = await sharp(file())
    .extract(title)
    .greyscale()
    .threshold(220)
    .raw()
    .toBuffer({ resolveWithObject: true });
  return data.filter((value) => value === 255).length / data.length;
}

test('a share picture has the poster of the page above and its title on a field in the ink of the page', async () => {
  expect(await make(page('Fishing Tours'))).toEqual({ made: ['share/fishing'], problems: [] });
  expect(await sharp(file()).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  expect(statSync(file()).size).toBeLessThan(150_000);
  const colourAt = async (left: number, top: number) => {
    const pixel = await sharp(file()).extract({ left, top, width: 1, height: 1 }).raw().toBuffer();
    return [...pixel].map((part) => Math.round(part / 10) * 10);
  };
  expect(await colourAt(600, 100)).toEqual([130, 200, 210]);
  expect(await colourAt(8, 615)).toEqual([60, 50, 110]);
  const long = await lettering();
  await make(page('Fish'));
  expect(long).toBeGreaterThan((await lettering()) * 1.5);
});

test('a second run draws nothing; a new title draws the picture again; a removed page loses its picture', async () => {
  await make(page('Fishing'));
  const own = join(root, 'public/share/my-own.jpg');
  writeFileSync(own, 'of the owner');
  expect((await make(page('Fishing'))).made).toEqual([]);
  expect((await make(page('Fishing Tours'))).made).toEqual(['share/fishing']);
  await make();
  expect(existsSync(file())).toBe(false);
  // The build names a file that it does not know. It deletes none.
  expect(existsSync(own)).toBe(true);
});

test('every shared page has its own picture with its title without the name of the business', () => {
  const pages = sharePages();
  expect(new Set(pages.map((each) => each.page)).size).toBe(pages.length);
  expect(pages.map(({ title }) => title)).toEqual(
    expect.arrayContaining([`${home.headline.kicker} ${home.headline.main}`, `${tours[0].name} Tours`]),
  );
  for (const { title, business } of pages) expect(title).not.toContain(business);
});
