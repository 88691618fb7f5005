import { z } from 'zod';

/*
 * Parts of the schemas in this folder. A rule has its own sentence about a mistake, after the name of the field. The other sentences
 * are in tools/export/check-content.ts. `field` gives a field its label and hint for the owner; a field without them is fixed, and no
 * editor shows it.
 */

/** A field with its label and its hint: what it is for, how long it may be, an example. */
export const field = <Schema extends z.ZodType>(
  schema: Schema,
  title: string,
  description?: string,
): Schema => schema.meta({ title, ...(description && { description }) });

/** A field that may be absent. */
export const optional = <Schema extends z.ZodType>(schema: Schema, title: string, description?: string) =>
  field(schema, title, description).optional();

/** Fields under one label. No other field may stand there. */
export const group = <Fields extends z.ZodRawShape>(title: string, fields: Fields) =>
  field(z.strictObject(fields), title);

/** What a rule of several fields says, and of which field. */
export const at = (name: string, message: string) => ({ path: [name], message });

/** Text that is not empty. */
export const text = z.string().trim().min(1);

/** Texts without a label. */
export const fixed = <Name extends string>(...names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, text])) as Record<Name, typeof text>;

/** Text that is not empty, in an editor with room for several lines. */
export const sentences = text.meta({ control: 'text' });

/** Text that may be empty, or absent: the editor leaves an empty one out. */
export const anyText = z.string().trim().default('');

const number = 'must be a whole number above 0, without $ or a comma, for example 280';
/** A whole number above 0. */
export const whole = z.int(number).positive(number);

/** A price. A higher one is a slip of the keyboard. */
const dollars = (most: number, what = '') =>
  whole.max(most, `is more than $${most.toLocaleString('en-AU')}${what}; look at the figure`);
export const priceForOne = dollars(5000, ' for one person');
export const priceOfBoat = dollars(20_000);

/** Fields of text with their labels. If they are of no certain kind, a heading is one line, and the others have room for several. */
export function texts<Name extends string, Kind extends z.ZodType = typeof text>(
  labels: Readonly<Record<Name, string>>,
  kind?: Kind,
) {
  const ofLabel = (label: string) => field(kind ?? (/heading/i.test(label) ? text : sentences), label);
  const fields = Object.entries<string>(labels).map(([name, label]) => [name, ofLabel(label)]);
  return Object.fromEntries(fields) as Record<Name, Kind>;
}

/** A list with at least one entry. */
export const list = <Entry extends z.ZodType>(entry: Entry) => z.array(entry).min(1).readonly();

/** Words in groups and lists, none of them empty. */
export const words: z.ZodType = z.lazy(() =>
  z.union([text, z.array(words).min(1), z.record(z.string(), words)]),
);

/** A part of an address. */
export const slug = z
  .string()
  .regex(
    /^(?=.*[a-z])[a-z0-9]+(-[a-z0-9]+)*$/,
    'may hold only small letters, digits and hyphens, because it stands in an address',
  );

/** The address of a page on this site. */
export const address = z
  .string()
  .regex(
    /^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/,
    'must begin with a slash, and then hold only small letters, digits, hyphens and slashes, for example /snorkeling',
  );

const wholeAddress = 'must be a whole web address, for example https://www.google.com/maps/place/…';
export const webAddress = z.url({ protocol: /^https$/, error: wholeAddress });

/** A web address, or '' to show nothing. */
export const anyWebAddress = z.union([webAddress, z.literal('')], wholeAddress).default('');

const dayFault = ({ input }: { input?: unknown }) =>
  /^\d{4}-\d\d-\d\d$/.test(String(input))
    ? 'is a day that does not exist'
    : 'must be a day as year-month-day, for example 2026-11-21';
/** A day as year-month-day. Rules of what it stands in look at it only when it is one. */
export const day = z.iso.date({ error: dayFault, abort: true });

/** A day, or '' for none. */
export const anyDay = z.union([day, z.literal('')], { error: dayFault }).default('');

/** A rule of a day: it is not more than some days from now. */
export const within = (days: number, fault: string) =>
  z.refine<string>((value) => !(Date.parse(value) > Date.now() + days * 86_400_000), {
    error: `${fault}; look at the year`,
    abort: true,
  });
export const notInFuture = within(1, 'is in the future');

/** The day of a file's last change. */
export const changed = day.check(notInFuture);
export const updated = field(
  changed,
  'Changed on',
  'Today after a change, so that search engines look again.',
);

/** The drawing of a place: it came with the site, and no editor shows it. */
const poster = z.strictObject({
  /** Its file in `photos/posters/`, without the ending. */
  name: slug,
  alt: text,
  /** The focal point for crops, as CSS `object-position`. The default is the centre. */
  focus: text.optional(),
  /** The box around the subject, in per cent of the picture. A test checks that it is always in view. */
  subject: z
    .strictObject({ left: z.number(), top: z.number(), right: z.number(), bottom: z.number() })
    .optional(),
});

/** What stays in view where a photograph is cut. */
const focus = z.enum(
  ['middle', 'top', 'bottom', 'left', 'right', 'top left', 'top right', 'bottom left', 'bottom right'],
  "must be 'middle', 'top', 'bottom', 'left', 'right' or a corner such as 'top left'",
);

const photo = z.strictObject({
  file: field(
    text.meta({ control: 'image' }),
    'Photograph',
    'A file in photos/, straight from the camera, 2000 pixels wide or more.',
  ),
  alt: field(sentences, 'What it shows', 'For people who do not see it, in one sentence.'),
  focus: optional(focus, 'What stays in view', 'Where it is cut; without it, the middle.'),
});

/** The place of a picture. */
export const picture = z
  .strictObject({
    poster: poster.optional(),
    photo: optional(photo, 'Photograph of your own', 'In place of our drawing, which is back without it.'),
  })
  .refine((place) => place.poster || place.photo, 'needs a photograph under photo: its file and its alt');
export type PicturePlace = z.infer<typeof picture>;

/** A picture as a page shows it: the photograph of its place, else the drawing. */
export type Picture = Pick<z.infer<typeof poster>, 'alt' | 'focus' | 'subject'> & {
  /** The path of its original in `photos/`. */
  original: string;
};

/** Content with pictures in the place of their places. */
export type Shown<Content> = Content extends object
  ? Extract<keyof Content, keyof PicturePlace> extends never
    ? { [Name in keyof Content]: Shown<Content[Name]> }
    : Picture
  : Content;

/** A short heading with its text. */
export const note = z.strictObject({ title: field(text, 'Heading'), text: field(sentences, 'Text') });

/** A picture with a title and a text. */
export const section = z.strictObject({
  title: field(text, 'Heading'),
  content: field(sentences, 'Text'),
  picture: field(picture, 'Picture'),
});

/** A list of entries with different values in one field, which identifies them. */
export const unique = (field: string) => (entries: readonly object[], context: z.RefinementCtx) => {
  const values = entries.map((entry) => (entry as Record<string, unknown>)[field]);
  values.forEach((value, index) => {
    const earlier = values.indexOf(value);
    if (earlier === index) return;
    const message = `is ${JSON.stringify(value)}, which entry ${earlier + 1} has already; each needs its own`;
    context.addIssue({ code: 'custom', path: [index, field], message });
  });
};
