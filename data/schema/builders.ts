import { z } from 'zod';

// A rule has its own sentence about a mistake, which follows the name of its
// field. data/schema/sentences.ts has the others.

/**
 * A field with its label and its hint for the owner. A field without them is
 * uneditable, and no editor shows it.
 */
export const field = <Schema extends z.ZodType>(
  schema: Schema,
  title: string,
  description?: string,
) => schema.meta({ title, ...(description && { description }) });

export const optional = <Schema extends z.ZodType>(
  schema: Schema,
  title: string,
  description?: string,
) => field(schema, title, description).optional();

/** Fields under one label. No other field may stand there. */
export const group = <Fields extends z.ZodRawShape>(
  title: string,
  fields: Fields,
  description?: string,
) => field(z.strictObject(fields), title, description);

/** What a rule of several fields says, and of which field. */
export const at = (name: string, message: string) => ({
  path: [name],
  message,
});

/**
 * Marks that nobody sees, such as Word's soft hyphens. The joiners and tags
 * stay: some scripts, emoji and flags need them.
 */
const unseen = /(?!\p{Join_Control}|[\u{e0020}-\u{e007f}])\p{Cf}/gu;
const typed = z
  .string()
  .overwrite((text) => text.replace(unseen, ''))
  .trim();

/** Text that may be empty, or absent: the editor leaves an empty one out. */
export const anyText = typed.default('');

const upTo = (most: number) =>
  typed.max(most, {
    error: `may have ${most} letters at most`,
    abort: true,
  });
/** The same with so many letters at most. The editor counts them. */
export const anyTextUpTo = (most: number) => upTo(most).default('');

/** What is chosen and not typed, such as a file. */
export const chosen = typed.min(1);

/** Text that is not empty, in one line. */
export const textUpTo = (most: number) => upTo(most).min(1);
export const text = textUpTo(150);

/** Text that no value is filled into. */
export const plain = <Text extends z.ZodType<string>>(schema: Text) =>
  schema.refine(
    (words) => !/[{}]/.test(words),
    'may hold no curly brackets; write what guests are to read',
  );

/** Text that is not empty, in an editor with room for several lines. */
export const sentencesUpTo = (most: number) =>
  textUpTo(most).meta({ control: 'text' });
export const sentences = sentencesUpTo(1000);

const uneditableText = z.string().min(1);
/** Texts without a label, to the letter: a blank at an end of one counts. */
export const uneditable = <Name extends string>(...names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, uneditableText])) as Record<
    Name,
    typeof uneditableText
  >;
/** A text with its label: in one line, and with room for several. */
export const line = (label: string, hint?: string) => field(text, label, hint);
export const lines = (label: string, hint?: string) =>
  field(sentences, label, hint);

/** A list with at least one entry. */
export const list = <Entry extends z.ZodType>(entry: Entry) =>
  z.array(entry).min(1).readonly();

/**
 * A list of entries with different values in one field, which identifies them.
 * Those with one key count as equal.
 */
export const unique =
  <Entry extends object>(
    field: keyof Entry & string,
    keysOf = (entries: readonly Entry[]) =>
      entries.map((entry) => String(entry[field])),
  ) =>
  (entries: readonly Entry[], context: z.RefinementCtx) => {
    const keys = keysOf(entries);
    keys.forEach((key, index) => {
      const earlier = keys.indexOf(key);
      if (earlier === index) return;
      const value = JSON.stringify(entries[index]?.[field]);
      const message = `is ${value}, which entry ${earlier + 1} has already; each needs its own`;
      context.addIssue({ code: 'custom', path: [index, field], message });
    });
  };
