import type { Row } from './row';

const colour: Record<Row['level'], string> = { green: '\x1b[32m', yellow: '\x1b[33m', red: '\x1b[31;1m' };
const plain = '\x1b[0m';

/**
 * The rows as a table for a terminal: the level, the thing, its state, and below it what to do.
 * @param width of the terminal, in characters
 * @param colours whether the level has a colour. It is always written as a word too
 */
export function table(rows: readonly Row[], width = 100, colours = false): string {
  const first = Math.max(...rows.map(({ what }) => what.length)) + 2;
  const indent = ' '.repeat(8 + first);
  // A word longer than a line gets its own line.
  const line = new RegExp(`(\\S.{0,${Math.max(40, width - indent.length) - 1}}|\\S+)(?:\\s+|$)`, 'g');
  const wrapped = (sentence: string) => sentence.match(line)?.map((part) => part.trim()) ?? [];
  return rows
    .map(({ level, what, words, todo }) => {
      const mark = colours ? colour[level] + level.padEnd(8) + plain : level.padEnd(8);
      const lines = [...wrapped(words), ...(todo ? wrapped(`-> ${todo}`) : [])];
      return mark + what.padEnd(first) + lines.join(`\n${indent}`);
    })
    .join('\n');
}
