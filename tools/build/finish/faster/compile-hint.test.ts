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

test('long scripts get the compile hint; short scripts and styles stay unchanged', () => {
  const long = 'x'.repeat(60_000);
  write('short.js', 'x');
  write('long.js', long);
  write('long.css', long);
  expect(compileHint(folder)).toBe(true);
  expect(read('short.js')).toBe('x');
  expect(read('long.js')).toBe(`//# allFunctionsCalledOnLoad\n${long}`);
  expect(read('long.css')).toBe(long);
});

test('it returns false without long scripts and without the folder of scripts', () => {
  expect(compileHint(folder)).toBe(false);
  write('short.js', 'x');
  expect(compileHint(folder)).toBe(false);
});
