import { z } from 'zod';
import {
  chosen,
  field,
  group,
  line,
  lines,
  optional,
  text,
  unique,
} from './builders';
import { slug } from './field-types';

/** The drawing of a place: it came with the site, and no editor shows it. */
const poster = z.strictObject({
  /** Its file in `photos/posters/`, without the ending. */
  name: slug,
  alt: text,
  /** For crops, as CSS `object-position`. By default it is the centre. */
  focus: text.optional(),
  /** The box round it, in per cent. A test keeps it in view on each screen. */
  subject: z
    .strictObject({
      left: z.number(),
      top: z.number(),
      right: z.number(),
      bottom: z.number(),
    })
    .optional(),
});

/** What stays in view where a photograph is cut. */
const focus = z.enum(
  [
    'middle',
    'top',
    'bottom',
    'left',
    'right',
    'top left',
    'top right',
    'bottom left',
    'bottom right',
  ],
  "must be 'middle', 'top', 'bottom', 'left', 'right' or a corner such as 'top left'",
);

const image = chosen.meta({ control: 'image' });
const photograph = z.strictObject({
  file: field(
    image,
    'Photograph',
    'A file in photos/, straight from the camera, 2000 pixels wide or more.',
  ),
  alt: lines('What it shows', 'For people who do not see it, in one sentence.'),
});
/** A photograph in a place without a drawing of ours. */
export const photo = photograph.extend({
  focus: optional(
    focus,
    'What stays in view',
    'Where it is cut; without it, the middle.',
  ),
});

/** A drawing of ours alone. */
export const drawing = z.strictObject({ poster });

export const picture = group('Picture', {
  poster: poster.optional(),
  photo: optional(
    photo,
    'Photograph of your own',
    'In place of our drawing, which is back without it.',
  ),
}).refine(
  ({ poster, photo }) => poster || photo,
  'needs a photograph of your own, with what it shows',
);
/** As the owner has it in data/: our drawing, a photograph, or both. */
export type PictureChoice = z.infer<typeof picture>;
export type Photograph = z.infer<typeof photo>;

/** More photographs, of a tour or another page. Each is shown uncut. */
export const gallery = optional(
  z
    .array(photograph.meta({ summary: '{{alt}}' }))
    .max(12, 'has more than 12 photographs; keep the best')
    .superRefine(unique('file'))
    .readonly(),
  'More photographs',
  'In a row; a press shows each larger.',
);

/** A picture as a page shows it: the photograph, else the drawing. */
export type Picture = Pick<
  z.infer<typeof poster>,
  'alt' | 'focus' | 'subject'
> & {
  /** The path of its original in `photos/`. */
  original: string;
};

/**
 * Content as pages show it: each `PictureChoice` is a `Picture`, and so is a
 * photograph that stands alone.
 */
export type Shown<Content> = Content extends object
  ? Extract<keyof Content, keyof PictureChoice | 'file'> extends never
    ? { [Name in keyof Content]: Shown<Content[Name]> }
    : Picture
  : Content;

export const note = z.strictObject({
  title: line('Heading'),
  text: lines('Text'),
});

export const section = z.strictObject({
  title: line('Heading'),
  content: lines('Text'),
  picture: field(picture, 'Picture'),
});
