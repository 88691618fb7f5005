import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { brotli } from '../site-files';

/** The sizes in an export, in bytes; pages compressed. */
export type Size = {
  files: number;
  bytes: number;
  /** In Brotli 11. */
  home: number;
  tour: number;
  contact: number;
  reviews: number;
  /** The number of elements in the page, which every phone must lay out. */
  homeElements: number;
  largestFile: string;
  largestBytes: number;
};

/** Measures a built site without its pictures, which do not depend on the size of the catalogue. */
export function sizeOf(folder: string): Size {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => ({ name, stats: statSync(join(folder, name)) }))
    .filter(({ stats }) => stats.isFile())
    .map(({ name, stats }) => ({ name, bytes: stats.size }));
  const travelling = (name: string) => brotli(readFileSync(join(folder, name))).length;
  const largest = files.reduce((most, file) => (file.bytes > most.bytes ? file : most), {
    name: '',
    bytes: 0,
  });
  return {
    files: files.length,
    bytes: files.reduce((sum, { bytes }) => sum + bytes, 0),
    home: travelling('index.html'),
    tour: travelling(files.map(({ name }) => name).find((name) => /^tours.[^.]+\.html$/.test(name)) ?? ''),
    contact: travelling('contact.html'),
    reviews: travelling('reviews.json'),
    homeElements: countElements(parse(readFileSync(join(folder, 'index.html'), 'utf8'))),
    largestFile: largest.name,
    largestBytes: largest.bytes,
  };
}

function countElements(node: DefaultTreeAdapterTypes.ParentNode): number {
  return node.childNodes.reduce((sum, child) => sum + ('tagName' in child ? 1 + countElements(child) : 0), 0);
}
