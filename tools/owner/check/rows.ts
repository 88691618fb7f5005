/** One row of the table: the state of one thing. What to do about it follows an arrow: 'It is wrong. -> Mend it.' */
export type Row = { level: 'green' | 'yellow' | 'red'; what: string; words: string };

/**
 * Collects the rows about one thing, such as 'Reviews'. Green is right. Yellow may be published. Red must not be published. Each
 * function adds a row and returns all of them; `orGreen` adds its row when there is no other.
 */
export function rowsAbout(what: string) {
  const rows: Row[] = [];
  const add = (level: Row['level']) => (words: string) => {
    rows.push({ level, what, words });
    return rows;
  };
  const green = add('green');
  const orGreen = (words: string) => (rows.length ? rows : green(words));
  return { rows, green, yellow: add('yellow'), red: add('red'), orGreen };
}

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
  return rows
    .map(({ level, what, words }) => {
      const mark = colours ? colour[level] + level.padEnd(8) + plain : level.padEnd(8);
      const lines = words.split(/\n| (?=-> )/).flatMap((sentence) => sentence.match(line) ?? []);
      return mark + what.padEnd(first) + lines.map((part) => part.trim()).join(`\n${indent}`);
    })
    .join('\n');
}
