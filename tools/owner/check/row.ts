/** One row of the table: the state of one thing, and what to do about it. */
export type Row = { level: 'green' | 'yellow' | 'red'; what: string; words: string; todo?: string };

/**
 * Functions that make rows about one thing. Green is right. Yellow may be published. Red must not be published.
 * @param what the thing, such as 'Reviews'
 */
export const rowsAbout = (what: string) => ({
  green: (words: string): Row => ({ level: 'green', what, words }),
  yellow: (words: string, todo: string): Row => ({ level: 'yellow', what, words, todo }),
  red: (words: string, todo: string): Row => ({ level: 'red', what, words, todo }),
});
