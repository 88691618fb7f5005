import { z } from 'zod';

/*
 * Parts of the schemas in this folder. tools/build/content/sentences.ts uses `example` and `rule` in sentences about mistakes.
 */

/** Text that is not empty. */
export const text = (example = 'Your own words') => z.string().trim().min(1).meta({ example });

/** Text that may be empty. */
export const anyText = (example: string) => z.string().meta({ example });

/** A function that puts a name or a number into a text. TypeScript checks it. */
export const phrase = z.unknown().optional();

/** Fields that hold text. */
export const texts = <Name extends string>(...names: Name[]) =>
  z.object(Object.fromEntries(names.map((name) => [name, text()])) as Record<Name, ReturnType<typeof text>>);

/** A whole number above 0. */
export const whole = (example: number) =>
  z
    .number()
    .int()
    .positive()
    .meta({ rule: 'must be a whole number above 0, without quotation marks, $ or a comma', example });

export const yesOrNo = z.boolean().meta({ example: true });

/** A list with at least one entry. */
export const list = <Entry extends z.ZodType>(entry: Entry) => z.array(entry).min(1).readonly();

/** A part of an address. */
export const slug = (example: string) =>
  text(example)
    .regex(/^(?=.*[a-z])[a-z0-9]+(-[a-z0-9]+)*$/)
    .meta({
      rule: 'may hold only small letters, digits and hyphens, because it stands in an address',
    });

/** The address of a page on this site. */
export const address = text('/snorkeling')
  .regex(/^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/)
  .meta({ rule: 'must begin with a slash, and then hold only small letters, digits, hyphens and slashes' });

const isWebAddress = (value: string) => value.startsWith('https://') && URL.canParse(value);

export const webAddress = text('https://www.google.com/maps/place/…')
  .refine(isWebAddress)
  .meta({ rule: 'must be a whole web address' });

/** A web address, or '' to show nothing. */
export const anyWebAddress = anyText('https://www.google.com/maps/place/…')
  .refine((value) => !value || isWebAddress(value))
  .meta({ rule: 'must be a whole web address' });

/** The day of a file's last change. */
export const day = z.iso.date().meta({ rule: 'must be a day as year-month-day', example: '2026-11-21' });

const percentage = (example: number) =>
  z
    .number()
    .min(0)
    .max(100)
    .meta({ rule: 'must be a number from 0 to 100, without quotation marks or %', example });

/** A picture of the site. */
export const picture = z.strictObject({
  /** The slot: the file name without its ending, in `photos/` and in the address. */
  name: slug('snorkelling-card'),
  /** The description of the picture; '' for a decorative picture. */
  alt: anyText('A green turtle over corals.'),
  /** The focal point for crops, as CSS `object-position`. The default is the centre. */
  focus: z
    .string()
    .regex(/^(100|\d{1,2})(\.\d+)?% (100|\d{1,2})(\.\d+)?%$/)
    .meta({ rule: 'must be two percentages from 0 to 100', example: '50% 60%' })
    .optional(),
  /** The box around the subject, in per cent of the picture. A test checks that it is always in view. */
  subject: z
    .strictObject({
      left: percentage(40),
      top: percentage(30),
      right: percentage(60),
      bottom: percentage(70),
    })
    .refine(({ left, top, right, bottom }) => left < right && top < bottom)
    .meta({ rule: 'must have its left before its right and its top before its bottom' })
    .optional(),
});
export type Picture = z.infer<typeof picture>;

/** The texts for search engines. */
export const meta = texts('title', 'description').extend({ updated: day });
export type Meta = z.infer<typeof meta>;

export const hero = texts('title', 'lead').extend({ picture });

/** A short heading with its text. */
export const note = texts('title', 'text');

/** A picture with a title and a text. */
export const section = texts('title', 'content').extend({ picture });

/** A list of entries with different values in one field, which identifies them. */
export const unique = (field: string) => (entries: readonly object[], context: z.RefinementCtx) => {
  const values = entries.map((entry) => (entry as Record<string, unknown>)[field]);
  values.forEach((value, index) => {
    const earlier = values.indexOf(value);
    if (earlier === index) return;
    const other = typeof value === 'number' ? Math.max(...values.map(Number)) + 1 : `'${value}-2'`;
    const message = `is ${JSON.stringify(value)}, which entry ${earlier + 1} has already; each needs its own, for example ${other}`;
    context.addIssue({ code: 'custom', path: [index, field], message });
  });
};
