/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeSample } from '../sample-export';
import { compileHint } from './compile-hint';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'compile-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

const write = (name: string, text: string) => writeSample(folder, `_next/static/chunks/${name}`, text);
const read = (name: string) => readFileSync(join(folder, '_next/static/chunks', name), 'utf8');

test('long scripts are compiled while they arrive, short ones and styles stay as they are', () => {
  const long = 'x'.repeat(60_000);
  write('short.js', 'x');
  write('long.js', long);
  write('long.css', long);
  expect(compileHint(folder)).toBe(true);
  expect(read('short.js')).toBe('x');
  expect(read('long.js')).toBe(`//# allFunctionsCalledOnLoad\n${long}`);
  expect(read('long.css')).toBe(long);
});

test('where no script is long, or they lie elsewhere, it says so', () => {
  expect(compileHint(folder)).toBe(false);
  write('short.js', 'x');
  expect(compileHint(folder)).toBe(false);
});
