import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Picture } from '../../data/schema/parts';
import { withPictures } from '../../site/facts/shown-content';
import { scratch } from '../testing/scratch';
import type { Sizes } from './encode';
import { readManifest } from './manifest';
import { updatePictures } from './update-pictures';

const size = { mostBytes: 100_000, quality: 80 };
const widths = (...all: number[]) => all.map((width) => ({ width, ...size }));
const small: Sizes = {
  avif: { options: { effort: 0 }, wide: widths(40, 90, 200), tall: widths(40) },
  jpg: { options: {}, wide: widths(90), tall: [] },
};

// Encoding is slow on a busy computer.
jest.setTimeout(60_000);

const project = scratch();
let root: string;
beforeEach(() => {
  jest.spyOn(console, 'log').mockImplementation(() => {});
  root = project.folder;
});

const make = (...pictures: (string | Picture)[]) => makeShared([], ...pictures);
const makeShared = (
  pages: Parameters<typeof updatePictures>[2],
  ...pictures: (string | Picture)[]
) =>
  updatePictures(
    root,
    pictures.map((picture) =>
      typeof picture === 'string' ? { original: picture, alt: '' } : picture,
    ),
    pages,
    small,
  );
const put = (path: string, content: Buffer | string) =>
  project.write(`photos/${path}`, content);
const outputs = () => readdirSync(join(root, 'public/pictures')).sort();
/** A file of the only picture, such as '-90.avif'. */
const output = (ending: string, original = Object.keys(manifest())[0] ?? '') =>
  sharp(
    join(root, 'public/pictures', `${manifest()[original]?.name}${ending}`),
  );
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
    {
      input: { create: { ...box, channels: 3, background: BLUE } },
      left,
      top: 0,
    },
  ]);
const plain = (width = 100) =>
  painted(width, 60, { left: 0, width: 1, height: 1 }).webp().toBuffer();

/**
 * 'red' or 'blue': the nearest colour of a pixel, by its fractions from the
 * left and the top.
 */
async function colourAt(
  ending: string,
  across: number,
  down: number,
  original?: string,
): Promise<string> {
  const { data, info } = await output(ending, original)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const [column, row] = [
    Math.floor(across * info.width),
    Math.floor(down * info.height),
  ];
  const start = (row * info.width + column) * info.channels;
  return (data[start] ?? 0) > (data[start + 2] ?? 0) ? 'red' : 'blue';
}

test('a rotated phone photograph with a GPS position becomes upright, is not enlarged and loses all metadata', async () => {
  const photograph = await painted(120, 80, { left: 60, width: 60, height: 80 })
    .withExif({ IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '19/1 9/1 36/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  expect((await sharp(photograph).metadata()).exif).toBeDefined();
  put('IMG_0421.JPG', photograph);
  await make('IMG_0421.JPG');
  const { name, ...files } = manifest()['IMG_0421.JPG'] ?? {};
  expect(files).toMatchObject({
    width: 80,
    height: 120,
    wide: [40, 80],
    tall: [40],
  });
  expect(outputs()).toHaveLength(4);
  for (const file of outputs()) {
    const ending = file.slice(name?.length);
    const { width, height, orientation, exif, icc, xmp, iptc } =
      await output(ending).metadata();
    expect([height > width, orientation, exif, icc, xmp, iptc]).toEqual([
      true,
      ...Array(5),
    ]);
    // The left side of the stored picture is now the top.
    expect(await colourAt(ending, 0.5, 0.1)).toBe('red');
    expect(await colourAt(ending, 0.5, 0.9)).toBe('blue');
  }
});

const names: [written: string, onDisk: string, safe: string][] = [
  ['fishing - Copy (1).jfif', 'fishing - Copy (1).jfif', 'fishing-copy-1'],
  [
    'photos/[Zoe\u0308] & Söhne #1%20?.jpg',
    '[Zo\u00eb] & So\u0308hne #1%20?.jpg',
    'zoe-sohne-1-20',
  ],
  ['img_0421.jpg', 'IMG_0421.JPG', 'img-0421'],
  ['.hidden', '.hidden', 'hidden'],
  ['2026/海.jpeg', '2026/海.jpeg', 'photo'],
];

test('7.11 a photograph may have any name', async () => {
  for (const [, onDisk] of names) put(onDisk, await plain());
  const { made } = await make(...names.map(([written]) => written));
  expect(made).toEqual(names.map(([, onDisk]) => `photos/${onDisk}`));
  for (const [written, , safe] of names) {
    const { name, version } = manifest()[written] ?? {};
    expect(name).toBe(`${safe}-${version}`);
  }
  for (const file of outputs())
    expect(file).toMatch(/^[a-z0-9-]+\.(avif|jpg)$/);
});

test('3.6, 7.11 a photograph takes the place of the drawing, a new one that of an old one of the same name; without it the drawing is back; each has its own files', async () => {
  const poster = { name: 'home-1', alt: 'Our drawing', focus: '20% 30%' };
  const photo = { file: 'IMG 1.PNG', alt: 'My boat', focus: 'top left' };
  const drawing = withPictures({ poster }) as Picture;
  const mine = withPictures({ poster, photo }) as Picture;
  put('posters/home-1.webp', await plain(100));
  put('IMG 1.PNG', await plain(80));
  const update = async (picture: Picture) =>
    (await makeShared([{ path: '/', picture }], picture)).made;
  const shares = () => readdirSync(join(root, 'public/share'));
  const filesOf = (name: string) =>
    outputs().filter((file) => file.startsWith(name));

  await update(drawing);
  const [drawn] = shares();
  expect(mine).toEqual({
    original: 'IMG 1.PNG',
    alt: 'My boat',
    focus: '0% 0%',
  });
  // What an interrupted run has left goes too.
  project.write('public/pictures/home-1-40.avif.part', 'half');
  project.write('public/pictures/notes.txt', 'mine');
  expect(await update(mine)).toEqual(['photos/IMG 1.PNG']);
  const first = filesOf('img-1-');
  expect(outputs()).toEqual([...first, 'notes.txt']);
  // A link that was shared before has another address, so WhatsApp fetches the
  // new picture.
  expect(shares()).toEqual([expect.stringMatching(/^home-[0-9a-f]{8}\.jpg$/)]);
  expect(shares()).not.toEqual([drawn]);
  expect(await update(mine)).toEqual([]);

  put('IMG 1.PNG', await plain(90));
  expect(await update(mine)).toEqual(['photos/IMG 1.PNG']);
  expect(filesOf('img-1-').filter((file) => first.includes(file))).toEqual([]);
  rmSync(join(root, 'public/pictures', filesOf('img-1-')[0] ?? ''));
  expect(await update(mine)).toEqual(['photos/IMG 1.PNG']);

  expect(drawing).toEqual({
    original: 'posters/home-1.webp',
    alt: 'Our drawing',
    focus: '20% 30%',
  });
  expect(await update(drawing)).toEqual(['photos/posters/home-1.webp']);
  expect(outputs()).toEqual([...filesOf('home-1-'), 'notes.txt']);
  expect(shares()).toEqual([drawn]);
});

test('two places cut one photograph each in its own way', async () => {
  const box = { left: 50, width: 50, height: 40 };
  put('a.png', await painted(100, 40, box).png().toBuffer());
  const picture = { original: 'a.png', alt: '' };
  await make(
    { ...picture, focus: '100% 50%' },
    { ...picture, focus: '0% 50%' },
  );
  expect(await colourAt('-tall-32.avif', 0.9, 0.5, 'a.png 100% 50%')).toBe(
    'blue',
  );
  expect(await colourAt('-tall-32.avif', 0.9, 0.5, 'a.png 0% 50%')).toBe('red');
});

test('a photograph gets the print look, which keeps the skin of each guest; a poster keeps its colours, also of another space', async () => {
  const skins = { fair: [236, 188, 160], dark: [82, 52, 38] };
  for (const [name, [r = 0, g = 0, b = 0]] of Object.entries(skins)) {
    const background = { r, g, b };
    const drawing = sharp({
      create: { width: 100, height: 60, channels: 3, background },
    });
    put(`${name}.png`, await drawing.png().toBuffer());
    const inP3 = drawing.withIccProfile('p3').png();
    put(`posters/${name}.webp`, await inP3.toBuffer());
  }
  const originals = (name: string) => [`posters/${name}.webp`, `${name}.png`];
  await make(...Object.keys(skins).flatMap(originals));
  for (const [name, skin] of Object.entries(skins)) {
    const [poster = 0, photograph = 0] = await Promise.all(
      originals(name).map(async (original) => {
        const { channels } = await output('-90.avif', original).stats();
        return Math.max(
          ...channels.map(({ mean }, index) =>
            Math.abs(mean - (skin[index] ?? 0)),
          ),
        );
      }),
    );
    expect(poster).toBeLessThan(3);
    expect(photograph).toBeGreaterThan(3);
    expect(photograph).toBeLessThan(16);
  }
});

test('7.1 the share picture of a page is a crop of its picture around the focal point', async () => {
  // Its upper half is blue.
  const box = { left: 0, width: 120, height: 63 };
  put('posters/home-1.webp', await painted(120, 126, box).webp().toBuffer());
  const picture = {
    original: 'posters/home-1.webp',
    alt: '',
    focus: '50% 100%',
  } as const;
  await makeShared([{ path: '/', picture }], picture);
  const [{ version } = {}] = Object.values(manifest());
  const share = sharp(join(root, `public/share/home-${version}.jpg`));
  expect(await share.metadata()).toMatchObject({
    format: 'jpeg',
    width: 1200,
    height: 630,
  });
  expect((await share.stats()).dominant.b).toBeLessThan(60);
});

test('each unusable file gives one sentence, and the other pictures are made', async () => {
  const whole = await painted(100, 60, { left: 50, width: 20, height: 60 })
    .jpeg()
    .toBuffer();
  // Only the size in its head is large.
  const huge = Buffer.from(whole);
  const head = huge.indexOf(Buffer.of(0xff, 0xc0));
  huge.writeUInt16BE(6000, head + 5);
  huge.writeUInt16BE(9000, head + 7);
  const unusable: [string, Buffer | string, RegExp][] = [
    [
      'cut.jpg',
      whole.subarray(0, whole.length / 2),
      /^photos\/cut.jpg cannot be read: .*export it as JPEG/,
    ],
    ['empty.jpg', '', /^photos\/empty.jpg is empty/],
    ['huge.jpg', huge, /^photos\/huge.jpg has 54 megapixels; 50 is the most/],
    ['phone.heic', 'not read', /^photos\/phone.heic: HEIC .*Most Compatible/],
    ['renamed.jpg', '\0\0\0\x18ftypheic\0', /^photos\/renamed.jpg: HEIC /],
    ['words.png', 'not a picture', /^photos\/words.png cannot be read/],
  ];
  for (const [file, content] of unusable) put(file, content);
  put('good.jpg', whole);
  const { made, problems } = await make(
    ...unusable.map(([file]) => file),
    'nowhere.jpg',
    'good.jpg',
  );
  expect(made).toEqual(['photos/good.jpg']);
  expect(problems).toEqual(
    unusable.map(([, , words]) => expect.stringMatching(words)),
  );
});

test('3.5 a file too large for its budget is encoded again at a lower quality', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const create = {
    width: 200,
    height: 200,
    channels: 3,
    background: RED,
    noise,
  } as const;
  put('posters/home-1.webp', await sharp({ create }).png().toBuffer());
  const picture = { original: 'posters/home-1.webp', alt: '' };
  await make(picture);
  const size = () =>
    readFileSync(join(root, 'public/pictures/home-1-90.jpg')).length;
  const free = size();
  const wide = [{ width: 90, quality: 80, mostBytes: free * 0.6 }];
  await updatePictures(root, [picture], [], {
    ...small,
    jpg: { ...small.jpg, wide },
  });
  expect(size()).toBeLessThanOrEqual(free * 0.6);
});
