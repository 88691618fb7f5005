/**
 * Draws the masks of the pages: the sprayed wave on the top edge of a panel, the grain of a flat colour and the island
 * above the footer. Run `npx tsx packages/posters/masks.ts`. The seeds are fixed, so every run gives the same files.
 */
import { writeFile } from 'node:fs/promises';
import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import { random } from './kit/chance';
import { shape } from './kit/ink';
import { landBelow, ridge, rise, rises, scrub } from './kit/land';
import { pineRow } from './kit/trees';

type Mask = { width: number; height: number; inked: (x: number, y: number) => boolean };

await save({ width: 1600, height: 112, inked: sprayedSwell(1600, 112) }, 'components/shared/swell.png');
await save({ width: 192, height: 192, inked: specks(192, 0.02) }, 'components/shared/grain.png');
await save({ width: 2400, height: 240, inked: island(2400) }, 'components/frame/island.png');

/** A low wave with dots above it that get fewer toward the top. The left and right edges match, so that it can repeat. */
function sprayedSwell(width: number, height: number) {
  const chance = random(7);
  return (x: number, y: number) => {
    const turn = (x / width) * Math.PI * 2;
    const crest = height * (0.6 + 0.13 * Math.sin(turn + 2.2) + 0.05 * Math.sin(turn * 3 + 0.6));
    const above = crest - y;
    return above <= 0 || chance() < 0.62 * Math.exp(-above / 13) + 0.012 * Math.exp(-above / 60);
  };
}

/** Random dots; some of them are two pixels wide. `share` is the probability of a dot at each pixel. */
function specks(width: number, share: number) {
  const chance = random(3);
  const wide = new Set<number>();
  return (x: number, y: number) => {
    const inked = chance() < share;
    if (inked && chance() < 0.5) wide.add(y * width + x + 1);
    return inked || wide.has(y * width + x);
  };
}

/** A long low island with scrub and hoop pines, in one colour. */
function island(pixelWidth: number) {
  const [width, height] = [1600, 160];
  const skyline = ridge(
    17,
    height - 26,
    9,
    9,
    rises(rise(150, 200, 24), rise(1180, 330, 46), rise(1560, 160, 30)),
  );
  const land = shape(landBelow(skyline, height + 10), '#000');
  const bush = scrub(5, skyline, () => 6, 7, ['#000', '#000', '#000', '#000'], 3);
  const pines = (
    [
      [50, 290, 8, 34, 74],
      [900, 1290, 11, 40, 84],
      [1450, 1580, 5, 40, 70],
    ] as const
  ).map((row, index) => pineRow(index + 2, skyline, row, '#000'));
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${land}${bush}${pines.join('')}</svg>`;
  const { pixels } = new Resvg(svg, { fitTo: { mode: 'width', value: pixelWidth } }).render();
  return (x: number, y: number) => (pixels[(y * pixelWidth + x) * 4 + 3] ?? 0) > 110;
}

async function save({ width, height, inked }: Mask, file: string) {
  const pixels = Buffer.alloc(width * height * 4);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) pixels[(y * width + x) * 4 + 3] = inked(x, y) ? 255 : 0;
  }
  const png = await sharp(pixels, { raw: { width, height, channels: 4 } })
    .png({ palette: true, colours: 2, dither: 0, compressionLevel: 9, effort: 10 })
    .toBuffer();
  await writeFile(file, png);
  console.log(`${file}: ${(png.length / 1024).toFixed(1)} kB`);
}
