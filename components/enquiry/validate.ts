import { calendarDay, dateInWords } from '@/site/calendar-day';
import { enquiryErrors as texts } from '@/site/enquiry-errors';
import { enquiryForm } from '@/site/enquiry-form';
import type { Enquiry } from './enquiry';

const { labels } = enquiryForm;

/** The sentences to show, by field, in the form's order. */
export type EnquiryErrors = Partial<Record<keyof Enquiry, string>>;

/** The e-mail service accepts 50 kB in a call. The message may have most of it. */
const MESSAGE_BYTES = 40_000;

/** The longest name and the longest contact details, in characters. Both stand in the e-mail's header or beside it. */
const LINE_LENGTH = 500;

/**
 * Checks an enquiry.
 * @param today the visitor's own day; @param halfDate whether the date field holds half a date
 * @returns what is wrong; empty when all is well
 */
export function validate(enquiry: Enquiry, today: Date, halfDate = false): EnquiryErrors {
  const { first, last } = dateWindow(today);
  const { enquiryType, tourType, preferredDate: date, message } = enquiry;
  const errors: EnquiryErrors = {};
  for (const field of ['name', 'contactDetails'] as const) {
    if (blank(enquiry[field])) errors[field] = texts[field];
    else if (enquiry[field].length > LINE_LENGTH) errors[field] = texts.tooLong(labels[field], LINE_LENGTH);
  }
  if (!enquiryType) errors.enquiryType = texts.enquiryType;
  if (enquiryType === 'Tour' && !tourType) errors.tourType = texts.tourType;
  if (halfDate) errors.preferredDate = texts.halfDate;
  else if (date && (date < first || date > last || date.length !== first.length))
    errors.preferredDate = texts.dateOutside(dateInWords(first), dateInWords(last));
  if (blank(message)) errors.message = texts.message;
  else if (bytesSent(message) > MESSAGE_BYTES) errors.message = messageTooLong(message);
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

/** The bytes of a text in the call to the e-mail service, where quotation marks and line breaks count twice. */
const bytesSent = (text: string) => new TextEncoder().encode(JSON.stringify(text)).length - 2;

/** Says how many characters the message has, and how many of them fit. */
function messageTooLong(message: string): string {
  const characters = [...message];
  let bytes = 0;
  const fit = characters.findIndex((character) => {
    bytes += bytesSent(character);
    return bytes > MESSAGE_BYTES;
  });
  return texts.messageTooLong(characters.length.toLocaleString('en-AU'), fit.toLocaleString('en-AU'));
}

/** Whether a text has only spaces, also spaces without a width. */
const blank = (text: string) => /^[\s\p{Cf}\u2800\u3164]*$/u.test(text);
