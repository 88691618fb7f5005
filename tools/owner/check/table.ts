import type { Finding } from './finding';

const colour: Record<Finding['level'], string> = { green: '\x1b[32m', yellow: '\x1b[33m', red: '\x1b[31;1m' };
const plain = '\x1b[0m';

/**
 * The findings as a table for a terminal: the level, the thing, its state, and below it what to do.
 * @param width of the terminal, in characters
 * @param colours whether the level has a colour. It is always written as a word too
 */
export function table(
  findings: readonly Finding[],
  { width = 100, colours = false }: { width?: number | undefined; colours?: boolean } = {},
): string {
  const first = Math.max(...findings.map(({ what }) => what.length)) + 2;
  const indent = 8 + first;
  return findings
    .flatMap(({ level, what, words, todo }) => {
      const mark = level.padEnd(8);
      const rows = wrapped(words, Math.max(40, width - indent));
      const todos = todo ? wrapped(`-> ${todo}`, Math.max(40, width - indent)) : [];
      return [...rows, ...todos].map((row, index) =>
        index === 0
          ? `${colours ? colour[level] + mark + plain : mark}${what.padEnd(first)}${row}`
          : ' '.repeat(indent) + row,
      );
    })
    .join('\n');
}

/** Breaks a sentence into lines between its words. A word longer than a line gets its own line. */
function wrapped(sentence: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of sentence.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= width)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
