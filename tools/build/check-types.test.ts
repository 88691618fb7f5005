import { appendFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { runPackage } from '../shared/run-program';
import { copyProject } from '../testing/project-copy';
import { typeSentences } from './check-types';

test('unused names do not stop the build, and a page that was taken out is missed at once', async () => {
  const copy = copyProject('check-types');
  const program =
    "import('./tools/build/check-types.ts').then(async (it) => console.log(await it.checkTypes()))";
  try {
    appendFileSync(join(copy, 'site/tours.ts'), "import { faq } from './faq';\nconst unused = 1;\n");
    rmSync(join(copy, 'app/faq'), { recursive: true });
    const options = { folder: copy, keepOutput: true };
    const { output } = await runPackage('tsx/dist/cli.mjs', ['-e', program], options);
    expect(output).toMatch(/, line \d+: .*not assignable/);
    expect(output).not.toMatch(/'(faq|unused)' is declared/);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}, 120_000);

test('each compiler error becomes one sentence with its file and line', () => {
  const output = [
    "site/tours.ts(12,5): error TS2322: Type 'string' is not assignable to type 'number'.",
    '  The types of these properties are different.',
    "../../site/faq.ts(3,1): error TS2304: Cannot find name 'x'.",
  ].join('\n');
  expect(typeSentences(output)).toEqual([
    "site/tours.ts, line 12: Type 'string' is not assignable to type 'number'.",
    "site/faq.ts, line 3: Cannot find name 'x'.",
  ]);
});
