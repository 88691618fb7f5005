/**
 * Draws the icons of the site from its mark (data/mark.ts): the icon of the browser tab, of the home screen of a phone and of
 * the web manifest. Run `npx tsx packages/posters/icons.ts` after a change to the mark, and commit the files.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Resvg } from '@resvg/resvg-js';
import { mark } from '../../data/mark';
import { colours, site } from '../../data/site';
import { ACCENT } from './kit/inks';

const project = fileURLToPath(new URL('../..', import.meta.url));
const FOAM = '#9fe8d8';
const [wave, ripple] = mark.ripples;

const magnet = `<path d="${mark.arch}" fill="${ACCENT}"/><path d="${mark.tips}" fill="${colours.paper}"/><path d="${wave}" fill="none" stroke="${FOAM}" stroke-width="3.3"/><path d="${ripple}" fill="none" stroke="${FOAM}" stroke-width="3.3"/>`;
const disc = drawing(`<circle cx="32" cy="32" r="32" fill="${colours.deep}"/>${magnet}`);
/** A full square, because phones cut it to their own shape. `scale` keeps the mark inside the safe area of that shape. */
const square = (scale: number) =>
  drawing(
    `<path d="M0 0h64v64H0z" fill="${colours.deep}"/><g transform="translate(32 32) scale(${scale}) translate(-32 -32)">${magnet}</g>`,
  );

mkdirSync(`${project}public/app-icons`, { recursive: true });
write('app/icon.svg', `${disc}\n`);
write('app/apple-icon.png', png(square(0.86), 180));
write('public/app-icons/192.png', png(disc, 192));
write('public/app-icons/512.png', png(disc, 512));
write('public/app-icons/512-maskable.png', png(square(0.72), 512));
write('public/favicon.ico', ico([16, 32, 48].map((size) => ({ size, image: png(disc, size) }))));

function drawing(content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><title>${site.name}</title>${content}</svg>`;
}

function png(svg: string, size: number): Buffer {
  return new Resvg(svg, { fitTo: { mode: 'width', value: size } }).render().asPng();
}

/** Packs PNG images into an ICO file. Browsers that do not support SVG icons request /favicon.ico. */
function ico(pictures: readonly { size: number; image: Buffer }[]): Buffer {
  const header = Buffer.alloc(6 + 16 * pictures.length);
  header.writeUInt16LE(1, 2); // type: icon
  header.writeUInt16LE(pictures.length, 4);
  let start = header.length;
  for (const [index, { size, image }] of pictures.entries()) {
    const entry = 6 + 16 * index;
    header.writeUInt8(size, entry);
    header.writeUInt8(size, entry + 1);
    header.writeUInt16LE(1, entry + 4); // colour planes
    header.writeUInt16LE(32, entry + 6); // bits per pixel
    header.writeUInt32LE(image.length, entry + 8);
    header.writeUInt32LE(start, entry + 12);
    start += image.length;
  }
  return Buffer.concat([header, ...pictures.map(({ image }) => image)]);
}

function write(path: string, content: Buffer | string): void {
  writeFileSync(project + path, content);
  console.log(`  ${path}  ${content.length} bytes`);
}
