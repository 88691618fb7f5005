/** One row of the table: how it stands with one thing, and what to do about it. */
export type Finding = { level: 'green' | 'yellow' | 'red'; what: string; words: string; todo?: string };

/**
 * Makers of rows about one thing. Green is right. Yellow may be published, but the owner should know. Red must not be published.
 * @param what the thing, such as 'Reviews'
 */
export const rowsAbout = (what: string) => ({
  green: (words: string): Finding => ({ level: 'green', what, words }),
  yellow: (words: string, todo: string): Finding => ({ level: 'yellow', what, words, todo }),
  red: (words: string, todo: string): Finding => ({ level: 'red', what, words, todo }),
});

/** The row if the condition holds, in a list. */
export const when = (condition: boolean, row: Finding): Finding[] => (condition ? [row] : []);
