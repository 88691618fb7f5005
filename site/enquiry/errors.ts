import formFile from '../../data/enquiry-form.json' with { type: 'json' };
import { language } from '../words/country';
import { counted, fill } from '../words/fill';
import { withinSentence } from '../words/within-sentence';

const { errors: texts } = formFile;

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
