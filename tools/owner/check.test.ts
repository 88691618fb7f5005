/** @jest-environment node */
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runPackage } from '../shared/run-program';
import { sampleSettings } from './check/sample-settings';

const settings = { ...sampleSettings, NO_COLOR: '1' };

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'check-site-'));
  cpSync('data', join(folder, 'data'), { recursive: true });
  for (const made of ['pictures', 'share'])
    cpSync(`public/${made}`, join(folder, 'public', made), { recursive: true });
  writeFileSync(join(folder, 'public/reviews.json'), '{"reviews":[]}');
});
afterAll(() => rmSync(folder, { recursive: true }));

const check = (env = {}, ...words: string[]) =>
  runPackage('tsx/dist/cli.mjs', ['tools/owner/check.ts', '--folder', folder, ...words], {
    keepOutput: true,
    env: { ...settings, ...env },
  });

test('a site without red rows has exit code 0 and names the next step', async () => {
  const { code, output } = await check();
  expect(output).not.toMatch(/^red/m);
  expect(output).toMatch(/Ready to publish\. Once it is uploaded: 'npm run check online'/);
  expect(code).toBe(0);
}, 120_000);

test('a placeholder has exit code 1, and its row says what to do', async () => {
  const { code, output } = await check({ NEXT_PUBLIC_CONTACT_PHONE: '' });
  expect(output).toMatch(/^red +The telephone number +NEXT_PUBLIC_CONTACT_PHONE is not set/m);
  expect(output).toContain('1 red. Not ready to publish');
  expect(code).toBe(1);
}, 120_000);

test.each([
  ['tours.ts', 'export const allTours = [\n  { name: Fishing },\n];\n', 'line 2: Fishing is not defined'],
  ['prices.ts', 'export const hire = 1,200;\n', 'a number is written without a comma'],
  ['site.ts', "export const site = {\n  name: 'It's here',\n};\n", 'the apostrophe'],
  ['notice.ts', "export const notice = { text: 'It's', lastDay: '' };\n", 'the apostrophe'],
])(
  'a mistake in data/%s gives a row and no crash',
  async (name, broken, words) => {
    const file = join(folder, 'data', name);
    cpSync(`data/${name}`, file);
    writeFileSync(file, broken);
    const { code, output } = await check();
    cpSync(`data/${name}`, file);
    expect(output.replace(/\s+/g, ' ')).toContain(`red Content data/${name}`);
    expect(output.replace(/\s+/g, ' ')).toContain(words);
    expect(output).not.toMatch(/\n +at /);
    expect(code).toBe(1);
  },
  120_000,
);

test('a file in public/ that is not on the list is a red row', async () => {
  writeFileSync(join(folder, 'public/guests.csv'), 'Ada');
  const { output } = await check();
  rmSync(join(folder, 'public/guests.csv'));
  expect(output).toMatch(/^red +public\/ +public\/guests\.csv /m);
}, 120_000);

test('an unknown word is named, with the nearest known one', async () => {
  const { code, output } = await check({}, 'onlien');
  expect(output.trim()).toBe("There is no 'onlien' here; did you mean 'online'? 'help' shows what there is.");
  expect(code).toBe(1);
}, 120_000);
