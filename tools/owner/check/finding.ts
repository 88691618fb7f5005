/** One row of the table: the state of one thing, and what to do about it. */
export type Finding = { level: 'green' | 'yellow' | 'red'; what: string; words: string; todo?: string };

/**
 * Functions that make rows about one thing. Green is right. Yellow may be published. Red must not be published.
 * @param what the thing, such as 'Reviews'
 */
export const rowsAbout = (what: string) => ({
  green: (words: string): Finding => ({ level: 'green', what, words }),
  yellow: (words: string, todo: string): Finding => ({ level: 'yellow', what, words, todo }),
  red: (words: string, todo: string): Finding => ({ level: 'red', what, words, todo }),
});

/** A list with the row if the condition is true, otherwise an empty list. */
export const when = (condition: boolean, row: Finding): Finding[] => (condition ? [row] : []);
