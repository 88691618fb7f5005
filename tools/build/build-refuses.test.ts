/** @jest-environment node */
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { updatePictures } from '../owner/pictures/update-pictures';
import { runPackage } from '../shared/run-program';
import { build } from './build';
import { writeSample, writeSampleExport } from './finish/sample-export';

// The framework's part is played by a small export, so that a dozen builds take no time.
jest.mock('../shared/run-program');
// Nor do this computer's own settings count.
jest.mock('@next/env', () => ({
  __esModule: true,
  default: { loadEnvConfig: () => ({ combinedEnv: {} }) },
}));
const exported = jest.mocked(runPackage);
// No picture is made here (tools/owner/pictures/make-pictures.test.ts).
jest.mock('../owner/pictures/update-pictures');
const updated = jest.mocked(updatePictures);

const out = '.builds/planted';
const recipes = '.builds/planted-hosts';

beforeEach(() => {
  jest.spyOn(console, 'log').mockImplementation(() => {});
  updated.mockResolvedValue({ made: [], problems: [], warnings: ['It is soft.'] });
  for (const folder of [out, recipes]) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'index.html'), 'an older site');
  }
});

afterEach(() => {
  for (const folder of [out, recipes]) rmSync(folder, { recursive: true, force: true });
});

function exportWith(path: string, text: string) {
  exported.mockImplementation(async (_script, _args, options) => {
    const folder = options?.env?.SITE_OUT ?? '';
    writeSampleExport(folder);
    writeSample(folder, path, text);
    return { code: 0, words: '' };
  });
}

test('what the framework exports becomes a finished site, with its recipes beside it', async () => {
  exportWith('a.txt', 'words');
  await build({ out });
  expect(existsSync(join(out, 'contact/index.html'))).toBe(true);
  expect(existsSync(join(recipes, 'nginx.conf'))).toBe(true);
});

test('the pictures that have changed are made before the pages, and what is to be known of them is said', async () => {
  exportWith('a.txt', 'words');
  await build({ out });
  expect(updated.mock.invocationCallOrder[0]).toBeLessThan(exported.mock.invocationCallOrder[0] ?? 0);
  expect(console.log).toHaveBeenCalledWith('  Please note: It is soft.');
});

test.each([
  ['a.js', 'AccountKey=abc'],
  ['a.js', 'DefaultEndpointsProtocol\\u003dhttps'],
  ['a.txt', 'https://www.google.com/?sp=rwd%26sig=abcdefghijkl'],
  ['a.html.txt', 'X-Amz-Signature=0'],
  ['a.json', '"X-Goog-Signature=0"'],
  ['a.svg', '-----BEGIN PRIVATE KEY-----'],
  ['a.js', 'accessToken:"x"'],
  ['a.txt', 'https://me:you@www.google.com/'],
  ['a.js', '//# sourceMappingURL=a.js.map'],
  ['a.js.map', '{}'],
  ['.env', 'A=1'],
  ['a.html.txt', 'https&#58;//evil.example/'],
])('%s with %s is refused, and neither a new nor an old site is left', async (path, text) => {
  exportWith(path, text);
  await expect(build({ out })).rejects.toMatchObject({
    name: 'OwnerError',
    message: expect.stringContaining(path),
  });
  expect(existsSync(out)).toBe(false);
  expect(existsSync(recipes)).toBe(false);
  expect(existsSync('.builds/unfinished')).toBe(false);
});

test('a failed export leaves neither a new nor an old site', async () => {
  exported.mockResolvedValue({ code: 1, words: 'page.tsx is wrong' });
  await expect(build({ out })).rejects.toThrow('page.tsx is wrong');
  expect(existsSync(out)).toBe(false);
});
