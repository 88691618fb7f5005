import { z } from 'zod';
import {
  anyText,
  changed,
  hero,
  list,
  meta,
  note,
  phrase,
  picture,
  section,
  slug,
  text,
  texts,
  unique,
  whole,
} from './parts';

const home = z.object({
  meta,
  /** The h1 in two parts: 'Discover' is small above 'Magnetic Island'. */
  headline: texts('kicker', 'main'),
  lead: text,
  /** The pictures of the slideshow in order. */
  slides: list(picture),
  wheelchair: anyText,
  buttons: texts('book', 'tours'),
  tours: texts('heading', 'lead', 'more').extend({ about: phrase }),
  price: texts('heading', 'lead', 'button'),
  hire: texts('heading', 'text', 'price', 'button').extend({ points: list(text) }),
  reviews: texts('heading', 'google', 'tripadvisor'),
});
export type Home = z.infer<typeof home>;

const boatHire = z.object({
  meta,
  hero: hero.extend({ button: text }),
  facts: list(z.object({ label: text, value: text })),
  sections: list(section),
  detailsHeading: text,
  details: list(note),
  closing: text,
  button: text,
});
export type BoatHire = z.infer<typeof boatHire>;

const about = z.object({
  meta,
  hero,
  highlights: list(note),
  sections: list(section),
  /** The checklist in the second section. */
  equipment: list(text),
  closing: text,
  button: text,
});
export type About = z.infer<typeof about>;

/** A question with its answer in paragraphs. `slug` is its anchor on the page, as in `/faq#prices`. */
const faqEntry = z.strictObject({
  slug: slug,
  question: text,
  answer: list(text),
});
export type FaqEntry = z.infer<typeof faqEntry>;

const faq = z.object({
  meta,
  hero,
  entries: list(faqEntry).superRefine(unique('slug')),
  closing: texts('heading', 'text', 'button'),
});
export type Faq = z.infer<typeof faq>;

const contact = z.object({
  meta,
  poster: texts('heading', 'label', 'phone', 'email', 'place').extend({ picture }),
  heading: text,
  warning: text,
  /** Below the send button. */
  whatHappensNext: text,
  privacy: texts('text', 'link'),
  /** Shown when the form's scripts are slow or missing. */
  notReady: text,
  fallbackContacts: texts(
    'lead',
    'emailHint',
    'copyFirst',
    'pasteHere',
    'textHint',
    'call',
    'copy',
    'copyHint',
    'copied',
    'notCopied',
    'yourEnquiry',
  ),
  /** When the form throws: it is drawn again, or not any more. */
  fault: texts('restarted', 'broken'),
  /** Shown without scripts, because then the form cannot send. */
  withoutScripts: texts('heading', 'text'),
});
export type Contact = z.infer<typeof contact>;

/** A page of text only. */
const textPage = texts('title', 'lead').extend({
  meta,
  sections: list(z.object({ title: text, paragraphs: list(text) })),
});
const privacy = textPage.extend({ instead: note });
export type Privacy = z.infer<typeof privacy>;
const accessibility = textPage.extend({ reach: note.extend({ or: text }) });
export type Accessibility = z.infer<typeof accessibility>;

/** How to reach the island and the boats. */
const gettingHere = texts('heading', 'lead', 'note').extend({ updated: changed, ways: list(note) });
export type GettingHere = z.infer<typeof gettingHere>;

/** One month around the island. These are general facts of the region, not a forecast. */
const month = z.object({
  name: text,
  /** The usual temperature of the sea near the island, in °C. */
  sea: z.object({ from: whole, to: whole }),
  stingers: z.boolean(),
  whales: z.boolean(),
  turtles: text,
  wind: text,
  /** The usual catch of anglers around the island. */
  bites: text,
  /** The earliest and the latest sunset of the month, within a minute or two. */
  sunset: z.object({ from: text, to: text }),
});

const planner = texts('heading', 'lead', 'note').extend({
  updated: changed,
  labels: texts('month', 'sea', 'sunset', 'wind', 'turtles', 'stingers', 'whales', 'bites'),
  words: texts('to', 'yes', 'no', 'passing', 'notPassing'),
  months: z.array(month).length(12, 'must hold twelve months').readonly(),
});
export type Planner = z.infer<typeof planner>;

export const pageFiles = {
  'data/home.ts': z.object({ home }),
  'data/boat-hire.ts': z.object({ boatHire }),
  'data/about.ts': z.object({ about }),
  'data/faq.ts': z.object({ faq }),
  'data/contact.ts': z.object({ contact }),
  'data/privacy.ts': z.object({ privacy }),
  'data/accessibility.ts': z.object({ accessibility }),
  'data/getting-here.ts': z.object({ gettingHere }),
  'data/planner.ts': z.object({ planner }),
};
