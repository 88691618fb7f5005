import { readFileSync } from 'node:fs';
import { filesIn } from '../shared/files';

const SKIPPED =
  /^ *(for \(.*\) )?(x(test|it|describe)|(test|it|describe)[.\w]*\.(skip|fixme|todo))\b/;
const TITLE =
  /^ *(?:for \(.*\) )?(?:test\w*(?:\.each.*\))?|[\])}].*\)|\))\(\s*['"`]((?:\d+\.\d+,? )+)/gm;

const promised = [
  ...readFileSync('docs/behaviour.md', 'utf8').matchAll(/^- (\S+) /gm),
].map(([, number = '']) => number);
const proven = ['app', 'components', 'e2e', 'site', 'tools'].flatMap((folder) =>
  filesIn(folder)
    .filter(
      (name) =>
        /\.(test|spec)\.tsx?$/.test(name) &&
        name !== 'testing/behaviour.test.ts',
    )
    .flatMap((name) => numbersIn(readFileSync(`${folder}/${name}`, 'utf8'))),
);

test('each line of docs/behaviour.md has a test with its number, and each number its line', () => {
  expect(promised.filter((number) => !proven.includes(number))).toEqual([]);
  expect(proven.filter((number) => !promised.includes(number))).toEqual([]);
});

test('the numbers of the lines have no gap', () => {
  const numbers = promised.map((number) => number.split('.').map(Number));
  numbers.forEach(([chapter = 0, number], index) => {
    const [lastChapter = 0, lastNumber = 0] = numbers[index - 1] ?? [];
    expect([chapter, number]).toEqual(
      chapter === lastChapter
        ? [chapter, lastNumber + 1]
        : [lastChapter + 1, 1],
    );
  });
});

/**
 * The numbers at the start of the titles of a file's tests. A skipped test or
 * group ends with the `);` at its own indentation.
 */
function numbersIn(file: string): string[] {
  let skipped: string | undefined;
  const kept = file.split('\n').filter((line) => {
    const [indentation = ''] = /^ */.exec(line) ?? [];
    if (SKIPPED.test(line)) skipped ??= indentation;
    const isKept = skipped === undefined;
    if (skipped === indentation && line.endsWith(');')) skipped = undefined;
    return isKept;
  });
  return [...kept.join('\n').matchAll(TITLE)].flatMap(([, numbers = '']) =>
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
  [`test.skip('1.1 a', f);\nxtest('1.1 a', f);\ntest('1.2 b', f);`, ['1.2']],
  [
    `test.skip.each([\n  [1],\n])('1.1 %s', () => {\n  f();\n});\ntest('1.2 b', f);`,
    ['1.2'],
  ],
  [
    `test.describe.skip('a', () => {\n  test('1.1 a', () => {\n    f();\n  });\n});\ntest('1.2 b', f);`,
    ['1.2'],
  ],
])('of the file %j the numbers %j count', (file, numbers) => {
  expect(numbersIn(file)).toEqual(numbers);
});
