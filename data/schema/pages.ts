import { z } from 'zod';
import {
  anyTextUpTo,
  field,
  fixed,
  fixedTexts,
  fixedTextsFor,
  group,
  line,
  lines,
  list,
  optional,
  sentences,
  sentencesUpTo,
  text,
  textUpTo,
  unique,
} from './builders';
import { bookAt, hour, slug, updated, whole } from './kinds';
import { boat } from './owner-answers';
import { gallery, note, picture, section } from './parts';
import { months } from './tours';

/** It fills a phone from side to side, where no word is broken. */
const headline = textUpTo(30).refine(
  (words) => !/\S{9}/.test(words),
  'has a word of more than 8 letters, which a phone has no room for',
);
const fact = z.strictObject({
  label: field(textUpTo(20), 'What'),
  value: field(textUpTo(60), 'Fact'),
});
/** What each page has for search engines. */
export const page = {
  description: field(
    sentencesUpTo(200),
    'For search engines',
    'At most 160 letters.',
  ),
  updated,
};
export const lead = field(sentencesUpTo(400), 'Lead');
const heading = { heading: line('Heading'), lead };
export const block = { heading: line('Heading'), text: lines('Text') };
const title = { title: line('Heading'), lead };
const heroOf = {
  title: field(textUpTo(14), 'Heading', 'The menu has it too.'),
  lead,
  picture: field(picture, 'Picture at the top'),
};
const hero = group('Top of the page', heroOf);
const remark = lines('Note');
const sections = field(list(section), 'Sections');
/**
 * The list of the equipment goes with its section wherever the owner moves it.
 */
const aboutSection = section.extend({
  list: optional(list(text), 'List', 'Below the text.'),
});
export const button = (hint?: string) => field(textUpTo(30), 'Button', hint);
const closing = { closing: line('Last heading'), button: button() };

export const paragraphs = (label: string) =>
  field(list(sentences), label, 'One entry a paragraph.');
/**
 * A question with its answer in paragraphs. `slug` is its anchor on the page,
 * as in `/faq#prices`.
 */
const faqEntry = z.strictObject({
  question: line('Question'),
  answer: paragraphs('Answer'),
  slug: field(
    slug,
    'Name in its address',
    'Small letters and hyphens. Keep it: links may have it.',
  ),
  /** What the question needs: without it, it is left out. */
  onlyWith: z.enum(['whoCanCome', 'wheelchair']).optional(),
});

const textSection = z.strictObject({
  title: line('Heading'),
  paragraphs: paragraphs('Text'),
});
const textPage = {
  ...title,
  sections: field(list(textSection), 'Sections'),
  ...page,
};

const monthName = z.enum(months);
const monthNames = list(monthName);
const month = z.strictObject({
  name: monthName,
  sea: group('Usual sea temperature in °C', {
    from: field(whole, 'From'),
    to: field(whole, 'To'),
  }),
  turtles: lines('Turtles'),
  wind: lines('Wind'),
  bites: lines('What bites'),
  sunset: z.strictObject({ from: hour, to: hour }),
});
const plannerTexts = {
  labels: fixedTexts(
    'month',
    'sea',
    'sunset',
    'wind',
    'turtles',
    'bites',
    'stingers',
    'whales',
  ),
  words: fixedTexts('to', 'yes', 'no', 'passing', 'notPassing'),
};

export const pageFiles = {
  'data/home.json': group('Home page', {
    title: text,
    headline: group(
      'Headline',
      { kicker: field(textUpTo(20), 'Small'), main: field(headline, 'Large') },
      'At first ‘Discover’ and ‘Magnetic Island’.',
    ),
    lead,
    slides: field(list(picture), 'Pictures of the slideshow'),
    wheelchair: field(
      anyTextUpTo(40),
      'Wheelchair access',
      'Empty when there is none: then no page mentions it.',
    ),
    tours: group('The tours', {
      ...heading,
      more: button('At first ‘Learn More’.'),
      about: text,
    }),
    compare: z.strictObject({
      title: text,
      labels: fixedTexts('tour', 'bestFor', 'season'),
    }),
    price: group('The price', {
      heading: line('Heading'),
      lead: lines('Text'),
      button: button('At first ‘Book Your Adventure’.'),
    }),
    hire: group('Boat hire', { ...block, points: field(list(text), 'Points') }),
    reviews: group('Reviews', {
      heading: line('Heading'),
      ...fixed('google', 'tripadvisor'),
    }),
    ...page,
  }),
  'data/boat-hire.json': group('Boat hire', {
    bookAt,
    hero: group('Top of the page', {
      ...heroOf,
      button: button('At first ‘Check Availability’.'),
    }),
    facts: field(
      list(fact),
      'Facts',
      'At first Duration, Capacity, License and Price.',
    ),
    sections,
    gallery,
    detailsHeading: line('Heading of the details'),
    details: field(list(note), 'Details'),
    ...closing,
    ...page,
  }),
  'data/about.json': group('About us', {
    hero,
    highlights: field(list(note), 'Highlights'),
    sections: field(list(aboutSection), 'Sections'),
    boat: group('The boat', {
      ...heading,
      labels: fixedTextsFor(boat),
    }),
    crew: group('The crew', { heading: line('Heading') }),
    ...closing,
    ...page,
  }),
  'data/faq.json': group('Questions', {
    hero,
    entries: field(
      list(faqEntry)
        .superRefine(unique('slug'))
        .superRefine(unique('question')),
      'Questions',
    ),
    closing: group('End of the page', { ...block, button: button() }),
    ...page,
  }),
  'data/contact.json': group('Contact', {
    panel: group('Beside the form', {
      heading: line('Heading'),
      ...fixed('label', 'phone', 'email', 'whatsApp', 'whatsAppHint', 'place'),
      picture: field(picture, 'Picture'),
    }),
    heading: line('Heading of the form'),
    warning: text,
    whatHappensNext: lines('What happens next', 'Below the button that sends.'),
    privacy: group('Privacy', { text: lines('Text'), link: lines('Link') }),
    withoutScripts: group('Without JavaScript', block),
    ...page,
  }),
  'data/privacy.json': group('Privacy', textPage),
  'data/accessibility.json': group('Accessibility', textPage),
  'data/getting-here.json': group('Getting here', {
    ...heading,
    ways: field(list(note), 'Ways'),
    note: remark,
    updated,
  }),
  'data/planner.json': group('The months', {
    ...heading,
    note: remark,
    ...plannerTexts,
    stingers: field(monthNames, 'Months with stingers'),
    whales: field(monthNames, 'Months with whales passing'),
    months: field(
      z.array(month).length(12, 'must hold twelve months'),
      'Months',
    ),
    updated,
  }),
};
