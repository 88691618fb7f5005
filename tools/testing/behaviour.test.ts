/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs';

const lines = readFileSync('docs/behaviour.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('- '));

test.each(lines)('%s', (line) => {
  const [, proofs = ''] = line.split(' → ');
  expect(proofs).not.toBe('');
  for (const proof of proofs.split('; ')) {
    const [journey, title = ''] = proof.split(/: (.*)/s);
    const file = `e2e/${journey}.spec.ts`;
    expect(existsSync(file) && file).toBe(file);
    expect(readFileSync(file, 'utf8')).toContain(title);
  }
});

test('the numbers of the lines have no gap', () => {
  const numbers = lines.map((line) => /^- (\d+)\.(\d+) /.exec(line)?.slice(1).map(Number) ?? []);
  numbers.forEach(([chapter, number], index) => {
    const [lastChapter = 0, lastNumber = 0] = numbers[index - 1] ?? [];
    expect([chapter, number]).toEqual(
      chapter === lastChapter ? [chapter, lastNumber + 1] : [lastChapter + 1, 1],
    );
  });
});
