import { linkFault } from './link-fault';

/** Text that is wrong in every field. */
const kinds: readonly { shown: RegExp; words: string }[] = [
  { shown: /^\s*$/, words: "is empty; for example 'About us', or put the earlier words back" },
  {
    shown: /\b(undefined|NaN)\b/,
    words:
      "shows 'undefined' or 'NaN', because a name in its curly brackets stands for nothing; for example hirePrice, which data/functions/price-words.ts has",
  },
  {
    shown: /\$\{/,
    words:
      // biome-ignore lint/suspicious/noTemplateCurlyInString: the owner reads it as it stands
      'shows ${…} as it stands, because a text with ${…} must begin and end with a backtick; for example `Up to ${maxPeople} people`',
  },
];

/** Fields that may be empty: the text of a decorative picture, and optional facts. */
const mayBeEmpty: ReadonlySet<string> = new Set([
  'alt',
  'ownerFacts',
  'notice',
  'departure',
  'wheelchair',
  'reviewPlaces',
]);

/** The mistakes in all texts of a file, also in fields without a schema. */
export function wordMistakes(content: unknown): { path: PropertyKey[]; words: string }[] {
  return [...fieldsIn(content)].flatMap(({ path, value }) => {
    if (typeof value !== 'string') return [];
    const optional = path.some((key) => mayBeEmpty.has(String(key)));
    const kind = kinds.find(({ shown }) => shown.test(value) && !(optional && !value.trim()));
    const words = kind?.words ?? linkFault(value, path[0] === 'reviews');
    return words ? [{ path, words }] : [];
  });
}

/** The names of all pictures of a file. An object with a field for its description is a picture. */
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
