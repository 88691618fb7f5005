/** Values for a text, by the names in its curly brackets. */
export type Values = Readonly<Record<string, string | number>>;

/** 'Rated {rating} out of 5'. A name without a value stays as it is. */
export const fill = (text: string, values: Values): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) =>
    String(values[name] ?? whole),
  );

/** The same. At the start of a sentence a value gets a capital letter. */
export const fillSentences = (text: string, values: Values): string =>
  text.replace(
    /(^|[.!?] |)\{(\w+)\}/g,
    (whole, start: string, name: string, offset: number) => {
      if (values[name] === undefined) return whole;
      const value = String(values[name]);
      return start + (start || offset === 0 ? capitalise(value) : value);
    },
  );

export const capitalise = (phrase: string) =>
  phrase.charAt(0).toUpperCase() + phrase.slice(1);

/** Such as { one: '{count} hour', other: '{count} hours' }. */
type Counted = { one: string; other: string };

/** A number of things: 'four tours', 'one tour'. */
export const counted = (text: Counted, count: number) =>
  fill(count === 1 ? text.one : text.other, { count });
