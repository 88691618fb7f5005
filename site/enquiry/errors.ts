import texts from '../../data/enquiry-errors.json' with { type: 'json' };
import { language } from '../words/country';
import { counted, fill } from '../words/fill';
import { withinSentence } from '../words/within-sentence';

/** What the form says is wrong. It loads these texts after hydration. */
export const enquiryErrors = {
  ...texts,
  dateOutside: (first: string, last: string) =>
    fill(texts.dateOutside, { first, last }),
  tooLong: (label: string, most: number) =>
    fill(texts.tooLong, {
      label: withinSentence(label),
      most: most.toLocaleString(language),
    }),
  /** The title of the list of errors. */
  toFix: (count: number) => counted(texts.toFix, count),
};
