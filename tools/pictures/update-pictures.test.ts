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
const plain = (width = 100, height = 60, format: 'webp' | 'png' = 'webp') =>
  painted(width, height, { left: 0, width: 1, height: 1 })
    .toFormat(format)
    .toBuffer();

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
    .withExif({
      IFD0: { Make: 'Phone' },
      IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '19/1 9/1 36/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  expect(
    (await sharp(photograph).metadata()).exif?.toString('latin1'),
  ).toContain('Phone');
  put('IMG_0421.JPG', photograph);

  expect(await make('IMG_0421.JPG')).toEqual({
    made: ['photos/IMG_0421.JPG'],
    problems: [],
  });
  const { name, ...files } = manifest()['IMG_0421.JPG'] ?? {};
  expect(name).toMatch(/^img-0421-[0-9a-f]{8}$/);
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
    expect([file, height > width, orientation, exif, icc, xmp, iptc]).toEqual([
      file,
      true,
      ...Array(5),
    ]);
    // The left side of the stored picture is now the top, its right side the
    // bottom.
    expect([
      await colourAt(ending, 0.5, 0.1),
      await colourAt(ending, 0.5, 0.9),
    ]).toEqual(['red', 'blue']);
  }
});

test.each([
  ['fishing - Copy (1).jfif', 'fishing - Copy (1).jfif', 'fishing-copy-1'],
  [
    'photos/[Zoe\u0308] & Söhne #1%20?.jpg',
    '[Zo\u00eb] & So\u0308hne #1%20?.jpg',
    'zoe-sohne-1-20',
  ],
  ['img_0421.jpg', 'IMG_0421.JPG', 'img-0421'],
  ['.hidden', '.hidden', 'hidden'],
  ['2026/海.jpeg', '2026/海.jpeg', 'photo'],
])('7.11 a photograph may be called %s', async (written, onDisk, safe) => {
  put(onDisk, await plain());
  const { made } = await make(written);
  expect(made).toEqual([`photos/${onDisk}`]);
  const { version } = manifest()[written] ?? {};
  expect(manifest()[written]?.name).toBe(`${safe}-${version}`);
  expect(outputs().every((name) => /^[a-z0-9-]+\.(avif|jpg)$/.test(name))).toBe(
    true,
  );
});

test('3.6, 7.11 a photograph takes the place of the drawing; without it the drawing is back; each has its own files', async () => {
  const poster = { name: 'home-1', alt: 'Our drawing', focus: '20% 30%' };
  const chosen = (photo?: object) =>
    withPictures({ poster, ...(photo && { photo }) }) as Picture;
  put('posters/home-1.webp', await plain(100));
  put('IMG 1.PNG', await plain(80));
  const page = (picture: Picture) => [{ path: '/', picture } as const];
  const update = (picture: Picture) => makeShared(page(picture), picture);
  const shares = () => readdirSync(join(root, 'public/share'));

  await update(chosen());
  const [drawn] = shares();
  const mine = chosen({ file: 'IMG 1.PNG', alt: 'My boat', focus: 'top left' });
  expect(mine).toEqual({
    original: 'IMG 1.PNG',
    alt: 'My boat',
    focus: '0% 0%',
  });
  // What an interrupted run has left goes too.
  project.write('public/pictures/home-1-40.avif.part', 'half');
  project.write('public/pictures/notes.txt', 'mine');
  expect((await update(mine)).made).toEqual(['photos/IMG 1.PNG']);
  expect(outputs().filter((name) => !name.startsWith('img-1-'))).toEqual([
    'notes.txt',
  ]);
  // A link that was shared before has another address, so WhatsApp fetches the
  // new picture.
  expect(shares()).toEqual([expect.stringMatching(/^home-[0-9a-f]{8}\.jpg$/)]);
  expect(shares()).not.toEqual([drawn]);
  expect((await update(mine)).made).toEqual([]);

  expect(chosen()).toEqual({
    original: 'posters/home-1.webp',
    alt: 'Our drawing',
    focus: '20% 30%',
  });
  expect((await update(chosen())).made).toEqual(['photos/posters/home-1.webp']);
  expect(outputs().filter((name) => !name.startsWith('home-1-'))).toEqual([
    'notes.txt',
  ]);
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

test.each([
  ['fair', [236, 188, 160]],
  ['dark', [82, 52, 38]],
])(
  'a photograph gets the print look, which keeps %s skin; a poster keeps its colours, also of another space',
  async (_, skin) => {
    const [r = 0, g = 0, b = 0] = skin;
    const drawing = sharp({
      create: { width: 100, height: 60, channels: 3, background: { r, g, b } },
    });
    put('home-1.png', await drawing.png().toBuffer());
    put(
      'posters/faq.webp',
      await drawing.withIccProfile('p3').png().toBuffer(),
    );
    await make('home-1.png', 'posters/faq.webp');
    const drift = async (original: string) => {
      const { channels } = await output('-90.avif', original).stats();
      return Math.max(
        ...channels.map(({ mean }, index) =>
          Math.abs(mean - (skin[index] ?? 0)),
        ),
      );
    };
    expect(await drift('posters/faq.webp')).toBeLessThan(3);
    expect(await drift('home-1.png')).toBeGreaterThan(3);
    expect(await drift('home-1.png')).toBeLessThan(16);
  },
);

test('a second run does nothing; a new photograph under the old name or a missing file makes that picture again', async () => {
  put('faq.png', await plain());
  await make('faq.png');
  expect((await make('faq.png')).made).toEqual([]);
  const before = outputs();
  put('faq.png', await plain(90));
  expect((await make('faq.png')).made).toEqual(['photos/faq.png']);
  // New names, so that browsers and containers fetch the new files.
  expect(outputs().filter((name) => before.includes(name))).toEqual([]);
  rmSync(join(root, 'public/pictures', outputs()[0] ?? ''));
  expect((await make('faq.png')).made).toEqual(['photos/faq.png']);
});

test('the share picture of a page is a crop of its picture around the focal point; a removed page loses it', async () => {
  // A picture with blue sides, which only a crop around its middle loses.
  const box = { left: 0, width: 1200, height: 630 };
  put('posters/home-1.webp', await painted(1200, 1260, box).webp().toBuffer());
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
  project.write('public/share/my-own.jpg', 'of the owner');
  expect((await makeShared([{ path: '/', picture }], picture)).made).toEqual(
    [],
  );
  await make(picture);
  // The build names a file that it does not know. It deletes none.
  expect(readdirSync(join(root, 'public/share'))).toEqual(['my-own.jpg']);
});

test('each unusable file gives one sentence, and the other pictures are made', async () => {
  const whole = await painted(100, 60, { left: 50, width: 20, height: 60 })
    .jpeg()
    .toBuffer();
  const unusable: [string, Buffer | string, RegExp][] = [
    [
      'cut.jpg',
      whole.subarray(0, whole.length / 2),
      /^photos\/cut.jpg cannot be read: .*export it as JPEG/,
    ],
    ['empty.jpg', '', /^photos\/empty.jpg is empty/],
    [
      'huge.png',
      await plain(9000, 6000, 'png'),
      /^photos\/huge.png has 54 megapixels; 50 is the most/,
    ],
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
