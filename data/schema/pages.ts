import { z } from 'zod';
import {
  anyText,
  field,
  list,
  note,
  picture,
  section,
  sentences,
  slug,
  text,
  texts,
  unique,
  updated,
  whole,
  words,
} from './parts';
import { months } from './tours';

const page = {
  description: field(sentences, 'For search engines', 'At most 160 letters.'),
  updated,
};
const heroOf = {
  ...texts({ title: 'Heading', lead: 'Lead' }),
  picture: field(picture, 'Picture at the top'),
};
const hero = field(z.strictObject(heroOf), 'Top of the page');
const sections = field(list(section), 'Sections');
const labelled = (labels: Readonly<Record<string, string>>, title: string) =>
  field(z.strictObject(texts(labels)), title);

/** data/home.json */
export const homeFile = z.strictObject({
  title: text,
  ...page,
  headline: z.strictObject({ kicker: text, main: text }),
  lead: field(sentences, 'Lead'),
  slides: field(list(picture), 'Pictures of the slideshow'),
  wheelchair: field(anyText, 'Wheelchair access', 'Empty when there is none: then no page mentions it.'),
  tours: field(
    z.strictObject({ ...texts({ heading: 'Heading', lead: 'Lead' }), more: text, about: text }),
    'The tours',
  ),
  compare: z.strictObject({ title: text, labels: words }),
  price: field(z.strictObject({ ...texts({ heading: 'Heading', lead: 'Text' }), button: text }), 'The price'),
  hire: field(
    z.strictObject({ ...texts({ heading: 'Heading', text: 'Text' }), points: field(list(text), 'Points') }),
    'Boat hire',
  ),
  reviews: field(
    z.strictObject({ heading: field(text, 'Heading'), google: text, tripadvisor: text }),
    'Reviews',
  ),
});

/** data/boat-hire.json */
export const boatHireFile = z.strictObject({
  ...page,
  hero: field(z.strictObject({ ...heroOf, button: text }), 'Top of the page'),
  facts: z.array(z.strictObject({ label: text, value: text })).min(1),
  sections,
  ...texts({ detailsHeading: 'Heading of the details' }),
  details: field(list(note), 'Details'),
  closing: field(text, 'Last heading'),
  button: text,
});

/** data/about.json */
export const aboutFile = z.strictObject({
  ...page,
  hero,
  highlights: field(list(note), 'Highlights'),
  sections,
  equipment: field(list(text), 'Equipment'),
  boat: field(
    z.strictObject({ ...texts({ heading: 'Heading', lead: 'Lead' }), labels: z.record(z.string(), text) }),
    'The boat',
  ),
  crew: labelled({ heading: 'Heading' }, 'The crew'),
  closing: field(text, 'Last heading'),
  button: text,
});

/** A question with its answer in paragraphs. `slug` is its anchor on the page, as in `/faq#prices`. */
const faqEntry = z.strictObject({
  slug: field(slug, 'Name in its address', 'Small letters and hyphens. Keep it: links may have it.'),
  /** What the question needs: without it, it is left out. */
  onlyWith: z.enum(['whoCanCome', 'wheelchair']).optional(),
  question: field(text, 'Question'),
  answer: field(list(sentences), 'Answer', 'One entry a paragraph.'),
});

/** data/faq.json */
export const faqFile = z.strictObject({
  ...page,
  hero,
  entries: field(list(faqEntry).superRefine(unique('slug')), 'Questions'),
  closing: field(
    z.strictObject({ ...texts({ heading: 'Heading', text: 'Text' }), button: text }),
    'End of the page',
  ),
});

/** data/contact.json */
export const contactFile = z.strictObject({
  ...page,
  panel: field(
    z.strictObject({
      heading: field(text, 'Heading'),
      label: text,
      phone: text,
      email: text,
      whatsApp: text,
      whatsAppHint: text,
      place: text,
      picture: field(picture, 'Picture'),
    }),
    'Beside the form',
  ),
  heading: field(text, 'Heading of the form'),
  warning: text,
  whatHappensNext: field(sentences, 'What happens next', 'Below the button that sends.'),
  privacy: labelled({ text: 'Text', link: 'Link' }, 'Privacy'),
  withoutScripts: labelled({ heading: 'Heading', text: 'Text' }, 'Without JavaScript'),
});

const textPage = {
  ...page,
  ...texts({ title: 'Heading', lead: 'Lead' }),
  sections: field(
    list(
      z.strictObject({
        title: field(text, 'Heading'),
        paragraphs: field(list(sentences), 'Text', 'One entry a paragraph.'),
      }),
    ),
    'Sections',
  ),
};

/** data/privacy.json */
export const privacyFile = z.strictObject(textPage);

/** data/accessibility.json */
export const accessibilityFile = z.strictObject({ ...textPage, or: text });

/** data/getting-here.json */
export const gettingHereFile = z.strictObject({
  updated,
  ...texts({ heading: 'Heading', lead: 'Lead' }),
  ways: field(list(note), 'Ways'),
  note: field(sentences, 'Note'),
});

const monthNames = list(z.enum(months));
const range = <Value extends z.ZodType>(value: Value) =>
  z.strictObject({ from: field(value, 'From'), to: field(value, 'To') });

/** data/planner.json */
export const plannerFile = z.strictObject({
  updated,
  ...texts({ heading: 'Heading', lead: 'Lead', note: 'Note' }),
  labels: words,
  words,
  stingers: field(monthNames, 'Months with stingers'),
  whales: field(monthNames, 'Months with whales passing'),
  months: field(
    z
      .array(
        z.strictObject({
          name: text,
          sea: field(range(whole), 'Sea temperature', 'The usual one, in °C.'),
          ...texts({ turtles: 'Turtles', wind: 'Wind', bites: 'What bites' }),
          sunset: range(text),
        }),
      )
      .length(12, 'must hold twelve months'),
    'Months',
  ),
  /** The earliest sunset of the year and the latest. */
  sunsetRange: z.strictObject({ earliest: text, latest: text }),
});
