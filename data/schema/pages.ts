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

/** A question with its answer in paragraphs. `slug` is its anchor on the page, as in `/faq#prices`. */
const faqEntry = z.strictObject({ slug, question: text, answer: list(text) });

/** A page of text only. */
const textPage = texts('title', 'lead').extend({
  meta,
  sections: list(z.object({ title: text, paragraphs: list(text) })),
});

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

const contents = {
  home: z.object({
    meta,
    headline: texts('kicker', 'main'),
    lead: text,
    slides: list(picture),
    wheelchair: anyText,
    buttons: texts('book', 'tours'),
    tours: texts('heading', 'lead', 'more').extend({ about: phrase }),
    compare: texts('title').extend({ labels: texts('tour', 'bestFor', 'season') }),
    price: texts('heading', 'lead', 'button'),
    hire: texts('heading', 'text', 'price', 'button').extend({ points: list(text) }),
    reviews: texts('heading', 'google', 'tripadvisor'),
  }),
  boatHire: texts('detailsHeading', 'closing', 'button').extend({
    meta,
    hero: hero.extend({ button: text }),
    facts: list(z.object({ label: text, value: text })),
    sections: list(section),
    details: list(note),
  }),
  about: texts('closing', 'button').extend({
    meta,
    hero,
    highlights: list(note),
    sections: list(section),
    equipment: list(text),
    boat: texts('heading', 'lead').extend({
      labels: texts('length', 'seats', 'shade', 'toilet', 'ladder', 'step', 'survey'),
    }),
    crew: texts('heading'),
  }),
  faq: z.object({
    meta,
    hero,
    entries: list(faqEntry).superRefine(unique('slug')),
    closing: texts('heading', 'text', 'button'),
  }),
  contact: texts('heading', 'warning', 'whatHappensNext', 'notReady').extend({
    meta,
    poster: texts('heading', 'label', 'phone', 'email', 'whatsApp', 'whatsAppHint', 'place').extend({
      picture,
    }),
    privacy: texts('text', 'link'),
    fallbackContacts: texts(
      'lead',
      'emailHint',
      'copyFirst',
      'pasteHere',
      'textHint',
      'whatsAppHint',
      'call',
      'copy',
      'copyHint',
      'copied',
      'notCopied',
      'yourEnquiry',
    ),
    fault: texts('restarted', 'broken'),
    withoutScripts: texts('heading', 'text'),
  }),
  privacy: textPage,
  accessibility: textPage.extend({ or: text }),
  gettingHere: texts('heading', 'lead', 'note').extend({ updated: changed, ways: list(note) }),
  planner: texts('heading', 'lead', 'note').extend({
    updated: changed,
    labels: texts('month', 'sea', 'sunset', 'wind', 'turtles', 'stingers', 'whales', 'bites'),
    words: texts('to', 'yes', 'no', 'passing', 'notPassing'),
    months: z.array(month).length(12, 'must hold twelve months').readonly(),
  }),
};

/** The content of a page or of a part of one, by its name in its file, such as 'boatHire' in data/boat-hire.ts. */
export type Content<Name extends keyof typeof contents> = z.infer<(typeof contents)[Name]>;

/** The schema of each of these files. */
export const pageFiles = Object.fromEntries(
  Object.entries(contents).map(([name, schema]) => {
    const file = name.replace(/[A-Z]/, (letter) => `-${letter.toLowerCase()}`);
    return [`data/${file}.ts`, z.object({ [name]: schema })];
  }),
);
