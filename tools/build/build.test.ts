/** @jest-environment node */
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runPackage } from '../shared/run-program';
import { copyProject } from '../testing/project-copy';

test('a refused build prints sentences without a stack trace and leaves no old site', async () => {
  const copy = copyProject('refused');
  try {
    mkdirSync(join(copy, 'out'));
    writeFileSync(join(copy, 'out/index.html'), 'an older site');
    const { code, output } = await runPackage('tsx/dist/cli.mjs', ['tools/build/build.ts'], {
      folder: copy,
      env: { NEXT_PUBLIC_GA_ID: 'UA-12345-1', NEXT_PUBLIC_SITE_URL: 'boats' },
      keepOutput: true,
    });
    expect(code).toBe(1);
    expect(output).toContain('2 things to put right:\n- NEXT_PUBLIC_SITE_URL must be https://');
    expect(output).toContain('\n- NEXT_PUBLIC_GA_ID must be a measurement id');
    expect(output).not.toMatch(/^ +at /m);
    expect(existsSync(join(copy, 'out'))).toBe(false);
  } finally {
    rmSync(copy, { recursive: true });
  }
}, 30_000);

const run = (tool: string, option: string) =>
  runPackage('tsx/dist/cli.mjs', [`tools/${tool}.ts`, option], { keepOutput: true });

test.each(['build/build', 'shared/serve'])(
  '%s explains itself',
  async (tool) => {
    expect(await run(tool, '--help')).toEqual({
      code: 0,
      output: expect.stringMatching(/^[A-Z].*\.\n[\s\S]*\bnp[mx] /),
    });
  },
  30_000,
);

test('an invalid port gives one sentence', async () => {
  expect(await run('shared/serve', '--port=abc')).toEqual({
    code: 1,
    output:
      "\n--port is 'abc'; it must be a number up to 65535, for example: npx tsx tools/shared/serve.ts out --port 4174\n",
  });
}, 30_000);

test('an unknown option is named, and no work starts', async () => {
  expect(await run('owner/preview', '--bogus')).toEqual({
    code: 1,
    output: "\nUnknown option '--bogus'; 'help' shows what there is.\n",
  });
}, 30_000);
