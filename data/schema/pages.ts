import { z } from 'zod';
import { months } from './owner-facts';
import { anyText, changed, list, note, part, picture, section, slug, text, unique, whole } from './parts';

const page = (names: string, rules: z.ZodRawShape) =>
  part(`description ${names}`, { updated: changed, ...rules });

const hero = part('title lead', { picture });

/** A question with its answer in paragraphs. `slug` is its anchor on the page, as in `/faq#prices`. */
const faqEntry = z.strictObject({ slug, question: text, answer: list(text) });

/** A page of text only. */
const textPage = page('title lead', { sections: list(z.object({ title: text, paragraphs: list(text) })) });

const monthNames = list(z.enum(months));
/** One month around the island, with the usual temperature of the sea in °C. */
const month = part('name sunset wind turtles bites', { sea: z.object({ from: whole, to: whole }) });

const contents = {
  home: page('title lead headline tours compare price hire reviews', {
    slides: list(picture),
    wheelchair: anyText,
  }),
  boatHire: page('facts detailsHeading closing button', {
    hero,
    sections: list(section),
    details: list(note),
  }),
  about: page('equipment boat crew closing button', {
    hero,
    highlights: list(note),
    sections: list(section),
  }),
  faq: page('closing', { hero, entries: list(faqEntry).superRefine(unique('slug')) }),
  contact: page('heading warning whatHappensNext privacy fallbackContacts notReady fault withoutScripts', {
    poster: part('heading label phone email whatsApp whatsAppHint place', { picture }),
  }),
  privacy: textPage,
  accessibility: textPage,
  gettingHere: part('heading lead note', { updated: changed, ways: list(note) }),
  planner: part('heading lead note labels words', {
    updated: changed,
    stingers: monthNames,
    whales: monthNames,
    months: z.array(month).length(12, 'must hold twelve months'),
  }),
};

/** The schema of each of these files, such as data/boat-hire.ts, which has 'boatHire'. */
export const pageFiles = Object.fromEntries(
  Object.entries(contents).map(([name, schema]) => {
    const file = name.replace(/[A-Z]/, (letter) => `-${letter.toLowerCase()}`);
    return [`data/${file}.ts`, z.object({ [name]: schema })];
  }),
);
