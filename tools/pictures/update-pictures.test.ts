import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, parse } from 'node:path';
import sharp from 'sharp';
import type { Picture } from '../../data/schema/parts';
import { scratch } from '../testing/scratch';
import { readManifest } from './manifest';
import type { Sizes } from './sizes';
import { updatePictures } from './update-pictures';

const size = { mostBytes: 100_000, quality: 80 };
const small: Sizes = {
  avif: {
    options: { effort: 0 },
    wide: [
      { width: 40, ...size },
      { width: 90, ...size },
      { width: 200, ...size },
    ],
    tall: [{ width: 40, ...size }],
  },
  jpg: { options: {}, wide: [{ width: 90, ...size }], tall: [] },
};

// Encoding is slow on a busy computer.
jest.setTimeout(60_000);

const project = scratch();
let root: string;
beforeEach(() => {
  jest.spyOn(console, 'log').mockImplementation(() => {});
  root = project.folder;
});

const make = (...slots: (string | Picture)[]) => makeShared([], ...slots);
const makeShared = (pages: Parameters<typeof updatePictures>[2], ...slots: (string | Picture)[]) =>
  updatePictures(
    root,
    slots.map((slot) => (typeof slot === 'string' ? { name: slot, alt: '' } : slot)),
    pages,
    small,
  );
const put = (path: string, content: Buffer | string) => project.write(`photos/${path}`, content);
const outputs = () => readdirSync(join(root, 'public/pictures')).sort();
const output = (name: string) => sharp(join(root, 'public/pictures', name));
const manifest = () => readManifest(root);

const RED = { r: 200, g: 30, b: 30 };
const BLUE = { r: 30, g: 30, b: 200 };

/** A picture of one colour with a box in another colour. */
const painted = (
  width: number,
  height: number,
  { left, ...box }: Record<'left' | 'width' | 'height', number>,
) =>
  sharp({ create: { width, height, channels: 3, background: RED } }).composite([
    { input: { create: { ...box, channels: 3, background: BLUE } }, left, top: 0 },
  ]);
const plain = (width = 100, height = 60, format: 'webp' | 'png' = 'webp') =>
  painted(width, height, { left: 0, width: 1, height: 1 }).toFormat(format).toBuffer();

/** 'red' or 'blue': the nearest colour of a pixel, by its fractions from the left and the top. */
async function colourAt(name: string, across: number, down: number): Promise<string> {
  const { data, info } = await output(name).raw().toBuffer({ resolveWithObject: true });
  const [column, row] = [Math.floor(across * info.width), Math.floor(down * info.height)];
  const start = (row * info.width + column) * info.channels;
  return (data[start] ?? 0) > (data[start + 2] ?? 0) ? 'red' : 'blue';
}

test('a rotated phone photograph with a GPS position becomes upright and loses all metadata', async () => {
  const photograph = await painted(120, 80, { left: 60, width: 60, height: 80 })
    .withExif({ IFD0: { Make: 'Phone' }, IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '19/1 9/1 36/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  expect((await sharp(photograph).metadata()).exif?.toString('latin1')).toContain('Phone');
  put('home-1.jpg', photograph);

  expect(await make('home-1')).toEqual({
    made: ['home-1'],
    problems: [],
    warnings: [expect.stringContaining('80 pixels')],
  });
  expect(manifest()['home-1']).toMatchObject({ width: 80, height: 120, wide: [40, 80], tall: [40] });
  expect(outputs()).toHaveLength(4);
  for (const name of outputs()) {
    const { width, height, orientation, exif, icc, xmp, iptc } = await output(name).metadata();
    expect([name, height > width, orientation, exif, icc, xmp, iptc]).toEqual([name, true, ...Array(5)]);
    // The left side of the stored picture is now the top, its right side the bottom.
    expect(await Promise.all([colourAt(name, 0.5, 0.1), colourAt(name, 0.5, 0.9)])).toEqual(['red', 'blue']);
  }
});

test('a picture in another colour space keeps its colours', async () => {
  const colour = { r: 40, g: 160, b: 80 };
  const phone = sharp({ create: { width: 60, height: 60, channels: 3, background: colour } }).withIccProfile(
    'p3',
  );
  put('posters/home-1.png', await phone.png().toBuffer());
  await make('home-1');
  const { channels } = await output('home-1-40.avif').stats();
  expect(channels.map(({ mean }) => Math.round(mean / 8) * 8)).toEqual([40, 160, 80]);
});

test('a photograph gets the print look of the posters; a poster stays unchanged', async () => {
  const white = await sharp({ create: { width: 100, height: 60, channels: 3, background: 'white' } })
    .png()
    .toBuffer();
  put('home-1.png', white);
  put('posters/faq.png', white);
  await make('home-1', 'faq');
  const blue = async (name: string) => (await output(name).stats()).channels[2]?.mean;
  expect(await blue('home-1-90.avif')).toBeLessThan(225);
  expect(await blue('faq-90.avif')).toBeGreaterThan(253);
});

test('a second run does nothing; a new focal point, a new photograph or a missing file makes that picture again', async () => {
  put('posters/home-1.webp', await plain());
  put('posters/faq.webp', await plain());
  expect((await make('home-1', 'faq')).made).toEqual(['home-1', 'faq']);
  expect((await make('home-1', 'faq')).made).toEqual([]);
  const focused = { name: 'faq', alt: '', focus: '20% 50%' } as const;
  expect((await make('home-1', focused)).made).toEqual(['faq']);
  const before = manifest().faq?.version;
  put('faq.png', await plain(90));
  expect((await make('home-1', focused)).made).toEqual(['faq']);
  // The addresses of the files have the version, so that browsers fetch the new ones.
  expect(before).toMatch(/^[0-9a-f]{8}$/);
  expect(manifest().faq?.version).not.toBe(before);
  rmSync(join(root, 'public/pictures/home-1-40.avif'));
  expect((await make('home-1', focused)).made).toEqual(['home-1']);
});

test('the share picture of a page is a crop of its picture around the focal point; a removed page loses it', async () => {
  // A picture with blue sides, which only a crop around its middle loses.
  const box = { left: 0, width: 1200, height: 630 };
  put('posters/home-1.webp', await painted(1200, 1260, box).webp().toBuffer());
  const slot = { name: 'home-1', alt: '', focus: '50% 100%' } as const;
  await makeShared([{ path: '/', picture: slot }], slot);
  const share = sharp(join(root, 'public/share/home.jpg'));
  expect(await share.metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  expect((await share.stats()).dominant.b).toBeLessThan(60);
  project.write('public/share/my-own.jpg', 'of the owner');
  expect((await makeShared([{ path: '/', picture: slot }], slot)).made).toEqual([]);
  await make(slot);
  // The build names a file that it does not know. It deletes none.
  expect(readdirSync(join(root, 'public/share'))).toEqual(['my-own.jpg']);
});

test('each unusable file gives one sentence, and the other pictures are made', async () => {
  const whole = await painted(100, 60, { left: 50, width: 20, height: 60 }).jpeg().toBuffer();
  const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1');
  const unusable: [string, Buffer | string, RegExp][] = [
    ['cut.jpg', whole.subarray(0, whole.length / 2), /^photos\/cut.jpg cannot be read: .*export it as JPEG/],
    ['empty.jpg', '', /^photos\/empty.jpg is empty/],
    ['huge.png', await plain(9000, 6000, 'png'), /^photos\/huge.png has 54 megapixels; 50 is the most/],
    ['phone.heic', heic, /^photos\/phone.heic: HEIC .*Most Compatible/],
    ['raw.dng', 'RAW', /^photos\/raw.dng: DNG files cannot be read/],
    ['renamed.jpg', heic, /^photos\/renamed.jpg: HEIC/],
    ['twice.jpg', whole, /^photos\/Twice.PNG and photos\/twice.jpg are meant for the same place/],
    ['words.png', 'not a picture', /^photos\/words.png cannot be read/],
  ];
  for (const [file, content] of unusable) put(file, content);
  put('Twice.PNG', await plain());
  put('good.jpg', whole);
  const { made, problems } = await make(...unusable.map(([file]) => parse(file).name), 'nowhere', 'good');
  expect(made).toEqual(['good']);
  const sentences = unusable.map(([, , words]) => expect.stringMatching(words));
  expect(problems).toHaveLength(sentences.length);
  expect(problems).toEqual(expect.arrayContaining(sentences));
});

test('a photograph replaces the poster; without it, or while it cannot be read, the poster is shown', async () => {
  put('posters/home-1.webp', await plain(100));
  put('Home 1 .PNG', await plain(80));
  await make('home-1');
  expect(manifest()['home-1']?.width).toBe(80);
  put('Home 1 .PNG', 'not a picture');
  expect(await make('home-1')).toMatchObject({
    made: ['home-1'],
    problems: [expect.stringContaining('Home 1 .PNG')],
  });
  expect(manifest()['home-1']?.width).toBe(100);
  rmSync(join(root, 'photos/Home 1 .PNG'));
  expect(await make('home-1')).toMatchObject({ made: [], problems: [] });
});

test('a photograph with a mistyped name is not used, and the right name is suggested; the drawing of a tour that was taken out is no mistake', async () => {
  put('posters/snorkelling-1.webp', await plain());
  put('posters/old-tour.webp', await plain());
  put('snorkeling-1.png', await plain());
  const { made, problems, warnings } = await make('snorkelling-1');
  expect([made, problems]).toEqual([['snorkelling-1'], []]);
  expect(warnings).toEqual([
    expect.stringMatching(/^photos\/snorkeling-1.png belongs to no place.*did you mean 'snorkelling-1'\?$/),
    expect.stringMatching('is only 100 pixels wide'),
  ]);
});

test('nothing is enlarged: a master between two widths gives a file of its own width', async () => {
  put('posters/home-1.webp', await plain(100, 40));
  await make('home-1');
  expect(manifest()['home-1']).toMatchObject({ wide: [40, 90, 100], tall: [32], jpg: [90] });
  expect((await output('home-1-100.avif').metadata()).height).toBe(40);
  expect(await output('home-1-tall-32.avif').metadata()).toMatchObject({ width: 32, height: 40 });
});

test('the tall crop keeps the focal point', async () => {
  const box = { left: 150, width: 50, height: 100 };
  put('posters/home-1.webp', await painted(200, 100, box).webp().toBuffer());
  await make({ name: 'home-1', alt: '', focus: '90% 50%' });
  expect(await colourAt('home-1-tall-40.avif', 0.9, 0.5)).toBe('blue');
  await make('home-1');
  expect(await colourAt('home-1-tall-40.avif', 0.9, 0.5)).toBe('red');
});

test('files of removed pictures and unfinished files are deleted', async () => {
  put('posters/home-1.webp', await plain());
  put('posters/faq.webp', await plain());
  await make('home-1', 'faq');
  project.write('public/pictures/home-1-40.avif.part', 'half');
  project.write('public/pictures/notes.txt', 'mine');
  await make('home-1');
  expect(Object.keys(manifest())).toEqual(['home-1']);
  expect(outputs().filter((name) => !name.startsWith('home-1-'))).toEqual(['notes.txt']);
  expect(outputs()).not.toContain('home-1-40.avif.part');
});

test('a file too large for its budget is encoded again at a lower quality', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const create = { width: 200, height: 200, channels: 3, background: RED, noise } as const;
  put('home-1.png', await sharp({ create }).png().toBuffer());
  await make('home-1');
  const free = readFileSync(join(root, 'public/pictures/home-1-90.jpg')).length;
  const tight = {
    ...small,
    jpg: { ...small.jpg, wide: [{ width: 90, quality: 80, mostBytes: free * 0.6 }] },
  };
  await updatePictures(root, [{ name: 'home-1', alt: '' }], [], tight);
  expect(readFileSync(join(root, 'public/pictures/home-1-90.jpg')).length).toBeLessThanOrEqual(free * 0.6);
});
