import { enquiryErrors as texts } from '@/site/enquiry/errors';
import {
  type Enquiry,
  type EnquiryField,
  enquiryFields,
  type FieldName,
} from '@/site/enquiry/fields';
import { calendarDay, dateInWords, isDay } from '@/site/words/calendar-day';

/** In the form's order. */
export type EnquiryErrors = Partial<Record<FieldName, string>>;

/** The e-mail service accepts 50 kB in a call; the message may have most. */
const MESSAGE_BYTES = 40_000;

/** In characters: a line stands in the e-mail's header, or beside it. */
const LINE_LENGTH = 500;

/** `today` is the visitor's. `halfDate`: the date field holds half a date. */
export function validate(
  enquiry: Enquiry,
  today: Date,
  halfDate = false,
): EnquiryErrors {
  const errors: EnquiryErrors = {};
  for (const field of enquiryFields) {
    const error =
      isAsked(field, enquiry) &&
      errorOf(field, enquiry[field.name], today, halfDate);
    if (error) errors[field.name] = error;
  }
  return errors;
}

export const isAsked = (
  { onlyFor }: EnquiryField,
  { enquiryType }: Partial<Enquiry>,
): boolean => !onlyFor || onlyFor === enquiryType;

function errorOf(
  field: EnquiryField,
  value: string,
  today: Date,
  halfDate: boolean,
): string | undefined {
  const { control, label, error } = field;
  if (error && blank(value)) return error;
  if (control === 'line' && value.length > LINE_LENGTH)
    return texts.tooLong(label, LINE_LENGTH);
  const bytes = control === 'lines' ? bytesSent(value) : 0;
  if (bytes > MESSAGE_BYTES)
    return texts.tooLong(
      label,
      Math.floor(([...value].length * MESSAGE_BYTES) / bytes),
    );
  if (control !== 'day') return undefined;
  const { first, last } = dateWindow(today);
  if (halfDate) return texts.halfDate;
  return value && (value < first || value > last || !isDay(value))
    ? texts.dateOutside(dateInWords(first), dateInWords(last))
    : undefined;
}

/** From today to one year ahead. A year from 29 February is 28 February. */
export function dateWindow(today: Date): { first: string; last: string } {
  const inAYear = new Date(
    today.getFullYear() + 1,
    today.getMonth(),
    today.getDate(),
  );
  if (inAYear.getMonth() !== today.getMonth()) inAYear.setDate(0);
  return { first: calendarDay(today), last: calendarDay(inAYear) };
}

/** In JSON: quotation marks and line breaks count twice. */
const bytesSent = (text: string) =>
  new TextEncoder().encode(JSON.stringify(text)).length - 2;

/** Whether a text has only spaces, also spaces without a width. */
const blank = (text: string) => /^[\s\p{Cf}\u2800\u3164]*$/u.test(text);
