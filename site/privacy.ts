import content from '../data/privacy.json' with { type: 'json' };
import { dateInWords } from './calendar-day';
import { filled } from './values';

const texts = filled(content, { updated: dateInWords(content.updated) });

/** The texts of the privacy page: who receives what, and how to ask without the form. A paragraph without a text is left out. */
export const privacy = {
  ...texts,
  sections: texts.sections.map((section) => ({
    ...section,
    paragraphs: section.paragraphs.filter((paragraph) => paragraph),
  })),
};
