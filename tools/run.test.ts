import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hire } from '../data/prices';
import { runProgram } from './shared/run-program';
import { copyProject } from './testing/project-copy';

let copy: string;
beforeAll(() => {
  copy = copyProject('run');
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

const run = (command: string, ...words: string[]) =>
  runProgram(process.execPath, ['tools/run.mjs', command, ...words], {
    folder: copy,
    env: { INIT_CWD: copy },
    keepOutput: true,
  });

function breakPrices() {
  const prices = readFileSync('data/prices.ts', 'utf8');
  writeFileSync(join(copy, 'data/prices.ts'), prices.replace(`hire = ${hire}`, 'hire = 1,200'));
}

test.each(['build/build', 'owner/check', 'owner/pictures', 'owner/preview'])(
  '%s says in a sentence what is wrong with a price, without a stack trace',
  async (command) => {
    breakPrices();
    const { code, output } = await run(command);
    expect(code).toBe(1);
    expect(output).not.toMatch(/^ +at /m);
    // The check breaks its lines to the width of a table.
    expect(output.replace(/\s+/g, ' ')).toMatch(
      /data\/prices\.ts, line \d+: .*; a number is written without a comma, for example 1200\./,
    );
  },
  60_000,
);

test('reviews can be imported while a price is wrong', async () => {
  breakPrices();
  writeFileSync(join(copy, 'reviews.csv'), 'author,rating,text\nJenny,5,Two turtles\n');
  expect(await run('owner/reviews', 'reviews.csv')).toMatchObject({ code: 0 });
}, 60_000);

test('.env.local in another encoding ends in one sentence', async () => {
  writeFileSync(join(copy, 'data/prices.ts'), readFileSync('data/prices.ts'));
  writeFileSync(join(copy, '.env.local'), Buffer.from('\ufeffNEXT_PUBLIC_GA_ID=G-AB12CD34EF\n', 'utf16le'));
  const { code, output } = await run('build/build');
  rmSync(join(copy, '.env.local'));
  expect(code).toBe(1);
  expect(output).toMatch(/\n\.env\.local is not saved as UTF-8, .*'Save as' with the encoding UTF-8.*\n$/);
}, 60_000);
