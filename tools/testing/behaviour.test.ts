import { existsSync, readFileSync } from 'node:fs';

const lines = readFileSync('docs/behaviour.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('- '));

test.each(lines)('%s', (line) => {
  const [, proofs = ''] = line.split(' → ');
  for (const proof of proofs.split('; ')) {
    const [, name = '', title = ''] = /^(\S+): (.+)$/.exec(proof) ?? [];
    expect([proof, testsNamed(name).some((text) => title && text.includes(title))]).toEqual([proof, true]);
  }
});

/** The texts of the tests with this name: a journey and a test of the built site in e2e/, or a unit test by its path. */
const testsNamed = (name: string) =>
  [`e2e/${name}.spec.ts`, `e2e/${name}.test.ts`, `${name}.test.ts`, `${name}.test.tsx`]
    .filter((file) => existsSync(file))
    .map((file) => readFileSync(file, 'utf8'));

test('the numbers of the lines have no gap', () => {
  const numbers = lines.map((line) => /^- (\d+)\.(\d+) /.exec(line)?.slice(1).map(Number) ?? []);
  numbers.forEach(([chapter, number], index) => {
    const [lastChapter = 0, lastNumber = 0] = numbers[index - 1] ?? [];
    expect([chapter, number]).toEqual(
      chapter === lastChapter ? [chapter, lastNumber + 1] : [lastChapter + 1, 1],
    );
  });
});
