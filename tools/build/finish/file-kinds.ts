import { isUtf8 } from 'node:buffer';
import { extname } from 'node:path';
import { attribute, elementsOf } from './elements';

/** The first bytes of each kind of file, and their offset. */
const signatures: Readonly<Record<string, readonly [place: number, bytes: string]>> = {
  '.avif': [4, 'ftypavif'],
  '.ico': [0, '\x00\x00\x01\x00'],
  '.jpg': [0, '\xff\xd8\xff'],
  '.pdf': [0, '%PDF-'],
  '.png': [0, '\x89PNG\r\n\x1a\n'],
  '.webp': [8, 'WEBP'],
  '.woff2': [0, 'wOF2'],
};
const textKinds = new Set(['.css', '.html', '.js', '.json', '.svg', '.txt', '.webmanifest', '.xml']);

/** True for a text file: by its ending, or because `texts` lists it. */
export function isText(name: string, texts: ReadonlySet<string>): boolean {
  return textKinds.has(extname(name)) || texts.has(name);
}

/**
 * Checks that the content of a file matches its ending.
 * @param texts the text files with another ending or none
 * @returns the end of a sentence about the mistake, or `undefined`
 */
export function kindFault(name: string, bytes: Buffer, texts: ReadonlySet<string>): string | undefined {
  const kind = extname(name);
  const [place, start] = signatures[kind] ?? [];
  if (start)
    return bytes.toString('latin1', place, (place ?? 0) + start.length) === start
      ? undefined
      : `is no ${kind} file inside`;
  if (!isText(name, texts)) return 'is of a kind that this site does not publish';
  // UTF-16 text has zero bytes.
  if (!isUtf8(bytes) || bytes.includes(0)) return 'is no plain text (UTF-8)';
  const text = bytes.toString('utf8');
  if (kind === '.json' || kind === '.webmanifest') return parses(text) ? undefined : 'is no proper JSON';
  if (kind === '.svg' && hasScript(text)) return 'is a drawing with a script in it';
  return undefined;
}

function parses(json: string): boolean {
  try {
    JSON.parse(json);
    return true;
  } catch {
    return false;
  }
}

function hasScript(svg: string): boolean {
  return elementsOf(svg).some(
    (element) =>
      element.tagName === 'script' ||
      element.attrs.some(({ name, value }) => name.startsWith('on') || /^\s*javascript:/i.test(value)) ||
      attribute(element, 'xlink:href')?.startsWith('data:'),
  );
}
