import { fill, type Values } from '../../site/words/fill';
import sentences from './sentences.json' with { type: 'json' };

/**
 * One row of the table: the state of one thing. What to do about it follows an
 * arrow: 'It is wrong. -> Mend it.'
 */
export type Row = {
  level: 'green' | 'yellow' | 'red';
  what: string;
  words: string;
  /** The file that it is about, which the editor may show. */
  file?: string | undefined;
  /**
   * Whether a host that publishes each save must refuse it
   * (tools/owner/build.ts).
   */
  forbidden?: true;
};

/**
 * Collects the rows about one thing, with its part of `sentences.json`. Yellow
 * may be published, red must not be, and `forbidden` is red that a host must
 * not publish either. Each function adds a sentence and returns all rows;
 * `orGreen` adds its own when there is no other.
 * @param name what the sentences have for {name}, unless a row says otherwise
 */
export function rowsAbout<Thing extends keyof typeof sentences>(
  thing: Thing,
  name = '',
) {
  const {
    about,
    ...own
  }: Readonly<Record<string, string>> & { about: string } = sentences[thing];
  const rows: Row[] = [];
  const add =
    (level: Row['level'], more: Pick<Row, 'forbidden'> = {}) =>
    (
      sentence: keyof (typeof sentences)[Thing] & string,
      values: Values = {},
    ) => {
      const file = String(values.file ?? own.file ?? '') || undefined;
      rows.push({
        level,
        what: fill(about, { name }),
        words: fill(own[sentence] ?? '', { name, ...values }),
        file,
        ...more,
      });
      return rows;
    };
  const green = add('green');
  const orGreen: typeof green = (...sentence) =>
    rows.length ? rows : green(...sentence);
  const forbidden = add('red', { forbidden: true });
  return {
    rows,
    green,
    yellow: add('yellow'),
    red: add('red'),
    forbidden,
    orGreen,
  };
}

const colour: Record<Row['level'], string> = {
  green: '\x1b[32m',
  yellow: '\x1b[33m',
  red: '\x1b[31;1m',
};
const plain = '\x1b[0m';

const LEVELS: readonly Row['level'][] = ['green', 'yellow', 'red'];

/** Rows with what is red last. */
export const inOrder = (rows: readonly Row[]) =>
  [...rows].sort(
    (one, other) => LEVELS.indexOf(one.level) - LEVELS.indexOf(other.level),
  );

/**
 * The rows as a table for a terminal of this width: the level, in colour if
 * wanted, the thing, its state, what to do. What is red stands last, where a
 * terminal shows it.
 */
export function table(
  rows: readonly Row[],
  width = 100,
  colours = false,
): string {
  const first = Math.max(...rows.map(({ what }) => what.length)) + 2;
  const indent = ' '.repeat(8 + first);
  // A word longer than a line gets its own line.
  const line = new RegExp(
    `(\\S.{0,${Math.max(40, width - indent.length) - 1}}|\\S+)(?:\\s+|$)`,
    'g',
  );
  return inOrder(rows)
    .map(({ level, what, words }) => {
      const mark = colours
        ? colour[level] + level.padEnd(8) + plain
        : level.padEnd(8);
      const lines = words
        .split(/\n| (?=-> )/)
        .flatMap((sentence) => sentence.match(line) ?? []);
      return (
        mark +
        what.padEnd(first) +
        lines.map((part) => part.trim()).join(`\n${indent}`)
      );
    })
    .join('\n');
}
