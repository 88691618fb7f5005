import { z } from 'zod';
import {
  field,
  group,
  line,
  list,
  sentences,
  sentencesUpTo,
  text,
  textUpTo,
  uneditable,
  unique,
} from './builders';
import { bookAt, slug } from './field-types';
import { gallery, note, picture, section } from './parts';

const longWord =
  'must have no word of more than 8 letters: a phone has no room for it';
/** It fills a phone from side to side, where no word is broken. */
const headline = textUpTo(30)
  .regex(/^(?!.*\S{9})/, longWord)
  .meta({ fault: longWord });

export const lead = field(sentencesUpTo(400), 'Lead');
/** The menu has its title too. */
const hero = {
  ...uneditable('title'),
  lead,
  picture: field(picture, 'Picture'),
};
const sections = field(list(section), 'Sections');
/** The list of the equipment moves with its section. */
const aboutSection = section.extend({ list: list(text).optional() });

export const question = {
  question: line('Question'),
  answer: field(list(sentences), 'Answer', 'One entry a paragraph.'),
};
/** Made of the words of a question alone, so that a link to it stays right. */
export function anchorOf(question: string): string {
  const words = question.normalize('NFC').toLowerCase();
  return words.match(/[\p{L}\p{M}\p{N}]+/gu)?.join('-') ?? 'question';
}

/**
 * The anchor of each question of a page. A copy that the editor has made of one
 * holds its anchor too, which stays with the first.
 */
export const anchorsOf = (
  entries: readonly { question: string; slug?: string | undefined }[],
): string[] =>
  entries.map(({ slug, question }, index) =>
    slug && entries.findIndex((each) => each.slug === slug) === index
      ? slug
      : anchorOf(question),
  );

const faqEntry = z.strictObject({
  ...question,
  /** Its anchor on the page, as in `/faq#prices`. */
  slug: slug.optional(),
  /** What the question needs: without it, it is left out. */
  onlyWith: z.enum(['whoCanCome', 'wheelchair']).optional(),
});

/** A page of which the owner edits these fields. The others are uneditable. */
const page = <Fields extends z.ZodRawShape>(title: string, fields: Fields) =>
  field(z.object(fields), title);

export const pageFiles = {
  'data/faq.json': page('Questions', {
    entries: field(
      list(faqEntry).superRefine(unique('question', anchorsOf)),
      'Questions',
    ),
  }),
  'data/home.json': page('Home page', {
    headline: group('Headline', {
      ...uneditable('kicker'),
      main: field(headline, 'Large words', 'Below ‘Discover’.'),
    }),
    lead,
    slides: field(
      list(picture.meta({ summary: '{{photo.alt}}{{poster.alt}}' })),
      'Pictures of the slideshow',
    ),
  }),
  'data/about.json': page('About us', {
    hero: group('Top of the page', hero),
    highlights: field(list(note), 'Highlights'),
    sections: field(list(aboutSection), 'Sections'),
  }),
  'data/boat-hire.json': page('Boat hire', {
    bookAt,
    hero: group('Top of the page', { ...hero, ...uneditable('button') }),
    sections,
    gallery,
    details: field(list(note), 'Details'),
  }),
};
