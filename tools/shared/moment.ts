import { language } from '../../site/words/country';

/** 'Friday 20 November 2026 at 2:05 pm' */
export const momentInWords = (time: Date) =>
  new Intl.DateTimeFormat(language, {
    dateStyle: 'full',
    timeStyle: 'short',
  }).format(time);
