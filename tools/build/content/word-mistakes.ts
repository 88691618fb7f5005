export type WordMistake = { path: PropertyKey[]; words: string };

/** Words that a page would show wrong, whatever field they stand in. */
const kinds: readonly { shown: RegExp; words: string }[] = [
  { shown: /^\s*$/, words: "is empty; for example 'About us', or put the earlier words back" },
  {
    shown: /\b(undefined|NaN)\b/,
    words:
      "shows 'undefined' or 'NaN', because a name in its curly brackets stands for nothing; for example hirePrice, which data/prices.ts has",
  },
  {
    shown: /\$\{/,
    words:
      // biome-ignore lint/suspicious/noTemplateCurlyInString: the owner reads it as it stands
      'shows ${…} as it stands, because a text with ${…} must begin and end with a backtick; for example `Up to ${maxPeople} people`',
  },
];

/** A picture that only decorates, and what only the owner knows, may be empty. */
const mayBeEmpty: ReadonlySet<string> = new Set(['alt', 'ownerFacts', 'departure']);

/** The mistakes in all words of a file, also in fields that no schema names. */
export function wordMistakes(value: unknown, path: PropertyKey[] = []): WordMistake[] {
  if (typeof value === 'string') {
    const optional = path.some((key) => mayBeEmpty.has(String(key)));
    const kind = kinds.find(({ shown }) => shown.test(value) && !(optional && !value.trim()));
    return kind ? [{ path, words: kind.words }] : [];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    wordMistakes(inner, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}
