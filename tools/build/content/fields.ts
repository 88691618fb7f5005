import { linkFault } from './link-fault';

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

/** A picture that only decorates, and what no page shows while it is empty. */
const mayBeEmpty: ReadonlySet<string> = new Set([
  'alt',
  'ownerFacts',
  'notice',
  'departure',
  'wheelchair',
  'reviewPlaces',
]);

/** The mistakes in all words of a file, also in fields that no schema names. */
export function wordMistakes(content: unknown): { path: PropertyKey[]; words: string }[] {
  return [...fieldsIn(content)].flatMap(({ path, value }) => {
    if (typeof value !== 'string') return [];
    const optional = path.some((key) => mayBeEmpty.has(String(key)));
    const kind = kinds.find(({ shown }) => shown.test(value) && !(optional && !value.trim()));
    const words = kind?.words ?? linkFault(value, path[0] === 'reviews');
    return words ? [{ path, words }] : [];
  });
}

/** The names of all pictures of a file. A picture is known by the words that describe it. */
export function picturesIn(content: unknown): { path: PropertyKey[]; name: string }[] {
  return [...fieldsIn(content)].flatMap(({ path, value }) =>
    isPicture(value) ? [{ path, name: value.name }] : [],
  );
}

function isPicture(value: unknown): value is { name: string } {
  return typeof value === 'object' && value !== null && 'alt' in value && 'name' in value;
}

function* fieldsIn(
  value: unknown,
  path: PropertyKey[] = [],
): Generator<{ path: PropertyKey[]; value: unknown }> {
  yield { path, value };
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value))
    yield* fieldsIn(inner, [...path, Array.isArray(value) ? Number(key) : key]);
}
