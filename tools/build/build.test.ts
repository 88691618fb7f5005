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

test.each([
  ['build/build', '--help', 0, /^[A-Z].*\.\n[\s\S]*\bnp[mx] /],
  ['shared/serve', '--help', 0, /^[A-Z].*\.\n[\s\S]*\bnp[mx] /],
  [
    'shared/serve',
    '--port=abc',
    1,
    /^\n--port is 'abc'; it must be a number up to 65535, for example: npx .*\n$/,
  ],
  ['owner/preview', '--bogus', 1, /^\nUnknown option '--bogus'; 'help' shows what there is\.\n$/],
])(
  '%s %s answers at once and starts no work',
  async (tool, option, code, words) => {
    expect(await runPackage('tsx/dist/cli.mjs', [`tools/${tool}.ts`, option], { keepOutput: true })).toEqual({
      code,
      output: expect.stringMatching(words),
    });
  },
  30_000,
);
