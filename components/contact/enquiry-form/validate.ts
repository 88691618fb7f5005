import { calendarDay, dateInWords } from '@/components/shared/calendar-day';
import type { Enquiry } from './enquiry';

export type EnquiryErrors = Partial<Record<keyof Enquiry, string>>;

/** The e-mail service takes at most 50 kB a call. The message may have most of it. */
const MESSAGE_BYTES = 40_000;

/** The longest name and the longest contact details, in characters. Both stand in the e-mail's header or beside it. */
const LINE_LENGTH = 500;

/**
 * Checks an enquiry. Each rule has the sentence that the visitor reads.
 * @param today the visitor's own day; @param badDate whether the date field holds half a date
 * @returns the sentences by field, in the form's order; empty when all is well
 */
export function validate(enquiry: Enquiry, today: Date, badDate = false): EnquiryErrors {
  const { first, last } = dateWindow(today);
  const { name, contactDetails, enquiryType, tourType, preferredDate: date, message } = enquiry;
  const errors: EnquiryErrors = {};
  if (blank(name)) errors.name = 'Enter your name';
  else if (name.length > LINE_LENGTH) errors.name = tooLong('name');
  if (blank(contactDetails)) errors.contactDetails = 'Enter a phone number or an e-mail address';
  else if (contactDetails.length > LINE_LENGTH) errors.contactDetails = tooLong('contact details');
  if (!enquiryType) errors.enquiryType = 'Choose what your enquiry is about';
  if (enquiryType === 'Tour' && !tourType) errors.tourType = 'Choose a tour';
  if (badDate) errors.preferredDate = 'Complete the date, or clear it';
  else if (date && (date < first || date > last || date.length !== first.length)) {
    errors.preferredDate = `Choose a date from ${dateInWords(first)} to ${dateInWords(last)}`;
  }
  if (blank(message)) errors.message = 'Write a message';
  else if (travels(message) > MESSAGE_BYTES) errors.message = tooLongMessage(message);
  return errors;
}

/**
 * The first and the last day that may be chosen, as the date field writes them: today, and one year from today on the visitor's
 * own calendar. One year from 29 February is 28 February.
 */
export function dateWindow(today: Date): { first: string; last: string } {
  const inAYear = new Date(today.getFullYear() + 1, today.getMonth(), today.getDate());
  if (inAYear.getMonth() !== today.getMonth()) inAYear.setDate(0);
  return { first: calendarDay(today), last: calendarDay(inAYear) };
}

/** Whether contact details look like a telephone number or an e-mail address. Only ever a hint: people write in many ways. */
export function looksReachable(contactDetails: string): boolean {
  return /\S@\S+\.\S|(\d\D*){8}/.test(contactDetails);
}

/** The bytes that a text takes in the call to the e-mail service, where quotation marks and line breaks count twice. */
const travels = (text: string) => new Blob([JSON.stringify(text)]).size - 2;

/** Both numbers are of characters as the visitor counts them: the whole, and as many from the start as can be sent. */
function tooLongMessage(message: string): string {
  // Without a segmenter, old browsers count each part of an emoji.
  const characters = globalThis.Intl.Segmenter
    ? Array.from(new Intl.Segmenter().segment(message), ({ segment }) => segment)
    : [...message];
  let bytes = 0;
  const fit = characters.findIndex((character) => {
    bytes += travels(character);
    return bytes > MESSAGE_BYTES;
  });
  const [all, most] = [characters.length, fit].map((count) => count.toLocaleString('en-AU'));
  return `Shorten the message: it has ${all} characters, and the first ${most} can be sent`;
}

const tooLong = (field: string) => `Shorten the ${field}: at most ${LINE_LENGTH} characters can be sent`;

/** Spaces, also those without a width, are no answer. */
const blank = (text: string) => /^[\s\p{Cf}\u2800\u3164]*$/u.test(text);
