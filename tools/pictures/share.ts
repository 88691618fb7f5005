import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import subsetFont from 'subset-font';
import { type Page, shareSize } from '../../data/functions/pages';
import { projectFolder } from '../shared/terminal';
import { cropBox, fractions } from './encode';
import type { Upright } from './open-master';

/** The title of a page, the name of the business under it, and the ink of the page. */
export type ShareWords = { title: string; business: string; ink: Page['ink'] };

/** Raise this number when the drawing changes, so that all pictures are drawn again. */
export const shareEdition = '1';

/** Every social network shows this size uncropped. */
const { width: WIDTH, height: HEIGHT } = shareSize;
/** The height of the flat field at the bottom. The swell above it fades into the picture. */
const FIELD = 172;
const SWELL_HEIGHT = 112;
const MARGIN = 56;
const MARK = 128;
const TITLE = 110;
const MOST_BYTES = 150_000;

const PAPER = '#fffaf0';
const INK = '#12213f';
const SUN = '#ffc36b';
/** The background of each ink and the text colour on it, as on the pages (app/globals.css). */
const INKS: Record<Page['ink'], { ground: string; title: string; name: string }> = {
  deep: { ground: '#0a3f5e', title: PAPER, name: SUN },
  reef: { ground: '#07497a', title: PAPER, name: SUN },
  dusk: { ground: '#3a2f6b', title: PAPER, name: SUN },
  pine: { ground: '#1c4a40', title: PAPER, name: SUN },
  dawn: { ground: SUN, title: INK, name: INK },
  accent: { ground: '#e2673d', title: INK, name: INK },
};

// The site's own font, spray and mark, so that the share picture looks like the page.
const FACE = join(projectFolder, 'app/fonts/league-spartan.woff2');
const SWELL = join(projectFolder, 'components/shared/swell.png');
const MARK_SVG = join(projectFolder, 'app/icon.svg');

/**
 * Draws the share picture of a page: its poster fades by spray into a field of its ink with the title, the name of the
 * business and the mark.
 * @returns a JPEG of 1200 × 630, less than 150 kB
 */
export async function drawShare(picture: Upright, focus: string, words: ShareWords): Promise<Buffer> {
  const { ground } = INKS[words.ink];
  const shown = { width: WIDTH, height: HEIGHT - FIELD };
  const poster = sharp(picture.pixels, { raw: picture.raw })
    .extract(cropBox(picture.raw, shown.width / shown.height, fractions(focus)))
    .resize(shown);
  const png = await sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: ground } })
    .composite([
      { input: await poster.png().toBuffer(), left: 0, top: 0 },
      { input: await swell(ground), left: 0, top: shown.height - SWELL_HEIGHT },
      { input: await lettering(words), left: 0, top: 0 },
    ])
    .png()
    .toBuffer();
  for (let quality = 84; ; quality -= 4) {
    const bytes = await sharp(png).jpeg({ quality, mozjpeg: true, chromaSubsampling: '4:4:4' }).toBuffer();
    if (bytes.length < MOST_BYTES || quality <= 40) return bytes;
  }
}

/** The spray texture of the site in this ink. */
async function swell(ground: string): Promise<Buffer> {
  const area = { left: 0, top: 0, width: WIDTH, height: SWELL_HEIGHT };
  const mask = await sharp(SWELL).ensureAlpha().extract(area).extractChannel('alpha').png().toBuffer();
  return sharp({ create: { width: WIDTH, height: SWELL_HEIGHT, channels: 3, background: ground } })
    .joinChannel(mask)
    .png()
    .toBuffer();
}

/** Title, name and mark on a transparent layer. */
async function lettering({ title, business, ink }: ShareWords): Promise<Buffer> {
  const colours = INKS[ink];
  return withFace(title + business, (font) => {
    const room = WIDTH - 3 * MARGIN - MARK;
    const measured = new Resvg(sheet(line(title, TITLE, 300, INK)), { font }).getBBox()?.width ?? room;
    const size = Math.min(TITLE, (TITLE * room) / measured);
    const mark = readFileSync(MARK_SVG, 'utf8').replace(
      '<svg ',
      `<svg x="${WIDTH - MARGIN - MARK}" y="${HEIGHT - MARGIN + 12 - MARK}" width="${MARK}" height="${MARK}" `,
    );
    const words =
      line(title, size, HEIGHT - 110, colours.title) + line(business, 38, HEIGHT - 46, colours.name);
    return new Resvg(sheet(words + mark), { font }).render().asPng();
  });
}

function line(words: string, size: number, y: number, colour: string): string {
  const safe = words.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const spacing = (size > 60 ? -0.045 : -0.02) * size;
  return `<text x="${MARGIN}" y="${y}" font-family="League Spartan" font-weight="800" font-size="${size}" letter-spacing="${spacing}" fill="${colour}">${safe}</text>`;
}

function sheet(content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${content}</svg>`;
}

/** The site's font with weight 800 as a static TrueType file, the only format that resvg reads. */
async function withFace<Result>(
  characters: string,
  work: (font: { fontFiles: string[]; loadSystemFonts: boolean }) => Result,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'share-'));
  try {
    const file = join(folder, 'face.ttf');
    const options = { targetFormat: 'truetype', variationAxes: { wght: 800 } } as const;
    await writeFile(file, await subsetFont(readFileSync(FACE), characters, options));
    return work({ fontFiles: [file], loadSystemFonts: false });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
