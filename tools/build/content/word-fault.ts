/** What must not stand in any text, and the sentence about it. */
const faults: readonly [RegExp, string][] = [
  [/^\s*$/, "is empty; for example 'About us', or put the earlier words back"],
  [
    /\b(undefined|NaN)\b/,
    "shows 'undefined' or 'NaN', because a name in its curly brackets stands for nothing; for example hirePrice, which data/functions/price-words.ts has",
  ],
  [
    /\$\{/,
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the owner reads it as it stands
    'shows ${…} as it stands, because a text with ${…} must begin and end with a backtick; for example `Up to ${maxPeople} people`',
  ],
];
/** What looks like an address in a text, whole or not. */
const address = /\b(?:[a-z][a-z+.-]*:\/|https?:|javascript:)\S*/gi;
/** A whole address, or one for phones (data/site.ts). */
const wholeAddress = /^(https:\/\/[\w-]+(\.[\w-]+)+([^\w.@-]\S*)?|maps:\/\/\S+)\.?$/i;

/** What is wrong with a text: the end of a sentence; nothing when all is right. */
export function wordFault(text: string): string | undefined {
  const [, fault] = faults.find(([shown]) => shown.test(text)) ?? [];
  if (fault) return fault;
  return text.match(address)?.every((found) => wholeAddress.test(found)) === false
    ? 'holds an address that is not whole or does not begin with https://; copy the whole address from the browser, for example https://www.example.com/page'
    : undefined;
}
