import { readFileSync } from 'node:fs';
import { filesIn } from '../shared/files';

/** The numbers at the beginning of a test's title. */
const TITLE = /\(\s*['"`]((?:\d+\.\d+,? )+)/g;
const SKIPPED = /\b(?:test|it|describe)[.\w]*\.(?:skip|fixme|todo)\b|\bxtest\(/;

const promised = [
  ...readFileSync('docs/behaviour.md', 'utf8').matchAll(/^- (\S+) /gm),
].map(([, number = '']) => number);
const tests = ['app', 'components', 'e2e', 'site', 'tools'].flatMap((folder) =>
  filesIn(folder)
    .filter((name) => /\.(test|spec)\.tsx?$/.test(name))
    .filter((name) => name !== 'testing/behaviour.test.ts')
    .map((name) => readFileSync(`${folder}/${name}`, 'utf8')),
);

test('each line of docs/behaviour.md has a test with its number, and each number its line; nobody has switched a test off', () => {
  const proven = tests.flatMap((file) =>
    [...file.matchAll(TITLE)].flatMap(([, numbers = '']) =>
      numbers.trim().split(', '),
    ),
  );
  expect(promised.filter((number) => !proven.includes(number))).toEqual([]);
  expect(proven.filter((number) => !promised.includes(number))).toEqual([]);
  expect(tests.flatMap((file) => SKIPPED.exec(file) ?? [])).toEqual([]);
});
