import { readFileSync } from 'node:fs';
import { filesIn } from '../shared/files';

const SKIPPED =
  /^ *(for \(.*\) )?(x(test|it|describe)|(test|it|describe)[.\w]*\.(skip|fixme|todo))\b/m;
const TITLE =
  /^ *(?:for \(.*\) )?(?:test\w*(?:\.each.*\))?|[\])}].*\)|\))\(\s*['"`]((?:\d+\.\d+,? )+)/gm;

const promised = [
  ...readFileSync('docs/behaviour.md', 'utf8').matchAll(/^- (\S+) /gm),
].map(([, number = '']) => number);
const tests = ['app', 'components', 'e2e', 'site', 'tools'].flatMap((folder) =>
  filesIn(folder)
    .filter(
      (name) =>
        /\.(test|spec)\.tsx?$/.test(name) &&
        name !== 'testing/behaviour.test.ts',
    )
    .map((name) => readFileSync(`${folder}/${name}`, 'utf8')),
);

test('each line of docs/behaviour.md has a test with its number, and each number its line; nobody has switched a test off', () => {
  const proven = tests.flatMap(numbersIn);
  expect(promised.filter((number) => !proven.includes(number))).toEqual([]);
  expect(proven.filter((number) => !promised.includes(number))).toEqual([]);
  expect(tests.flatMap((file) => SKIPPED.exec(file) ?? [])).toEqual([]);
});

/** The numbers at the start of the titles of a file's tests. */
function numbersIn(file: string): string[] {
  return [...file.matchAll(TITLE)].flatMap(([, numbers = '']) =>
    numbers.trim().split(', '),
  );
}

test.each([
  [`test('1.1 a', () => {\n  f();\n});`, ['1.1']],
  [
    `test.each<[string]>(rows)(\n  '1.1, 2.10 %s',\n  () => f(),\n);`,
    ['1.1', '2.10'],
  ],
  [`testServer.each([\n  [1],\n])('1.1 %s', () => f());`, ['1.1']],
  [
    `test('a', () => {\n  expect(words).toBe('4.9 stars');\n});\n// test('1.1 a', f);`,
    [],
  ],
])('of the file %j the numbers %j count', (file, numbers) => {
  expect(numbersIn(file)).toEqual(numbers);
});

test.each([
  `xtest('1.1 a', f);`,
  `test.skip.each([[1]])('1.1 %s', f);`,
  `  test.describe.fixme('a', f);`,
])('%j is switched off', (file) => expect(file).toMatch(SKIPPED));
