export type Level = 'green' | 'yellow' | 'red';

/** One row of the table: how it stands with one thing, and what to do about it. */
export type Finding = { level: Level; what: string; words: string; todo?: string };

export const green = (what: string, words: string): Finding => ({ level: 'green', what, words });

/** The site may be published like this, but the owner should know. */
export const yellow = (what: string, words: string, todo: string): Finding => ({
  level: 'yellow',
  what,
  words,
  todo,
});

/** Must not be published like this. */
export const red = (what: string, words: string, todo: string): Finding => ({
  level: 'red',
  what,
  words,
  todo,
});
