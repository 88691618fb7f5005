import { language } from './country';

/** A label within a sentence. German keeps the capitals of its nouns. */
export const withinSentence = (label: string) =>
  /^de/.test(language) ? label : label.toLowerCase();
