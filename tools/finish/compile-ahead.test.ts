/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chunksOf } from './chunks';
import { compileAhead } from './compile-ahead';
import { reactHandedOn, writeSample } from './sample-export';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'compile-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

const write = (name: string, text: string) => writeSample(folder, `_next/static/chunks/${name}`, text);
const read = (name: string) => readFileSync(join(folder, '_next/static/chunks', name), 'utf8');

test('long scripts of the framework are compiled while they arrive; what is no chunk of it stays as it is', () => {
  const long = 'x'.repeat(60_000);
  write('short.js', reactHandedOn);
  write('long.js', reactHandedOn + long);
  write('polyfill.js', long);
  compileAhead(chunksOf(folder));
  expect(read('short.js')).toMatch(/^\(globalThis.*push\(\[document\.currentScript,/);
  expect(read('long.js')).toBe(`//# allFunctionsCalledOnLoad\n${read('short.js')}${long}`);
  expect(read('polyfill.js')).toBe(long);
});

test('scripts that Next has written in another way are not passed over in silence', () => {
  write('other.js', 'x');
  expect(() => compileAhead(chunksOf(folder))).toThrow(/compile-ahead/);
});
