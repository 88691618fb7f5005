import { enquiryErrors as texts } from '@/site/enquiry/errors';
import {
  type Enquiry,
  type EnquiryField,
  enquiryFields,
  type FieldName,
} from '@/site/enquiry/fields';
import { calendarDay, dateInWords, isDay } from '@/site/words/calendar-day';

/** The sentences to show, by field, in the form's order. */
export type EnquiryErrors = Partial<Record<FieldName, string>>;

/**
 * The e-mail service accepts 50 kB in a call. The message may have most of it.
 */
const MESSAGE_BYTES = 40_000;

/**
 * The longest line, in characters. The name and the contact details stand in
 * the e-mail's header or beside it.
 */
const LINE_LENGTH = 500;

/**
 * What is wrong with an enquiry on the visitor's own day; empty when all is
 * well. `halfDate`: the date field holds half a date.
 */
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

/** Whether the form shows the field: some belong to one enquiry type. */
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

/**
 * The days that may be chosen, as the date field writes them: from today to one
 * year ahead. A year from 29 February is 28 February.
 */
export function dateWindow(today: Date): { first: string; last: string } {
  const inAYear = new Date(
    today.getFullYear() + 1,
    today.getMonth(),
    today.getDate(),
  );
  if (inAYear.getMonth() !== today.getMonth()) inAYear.setDate(0);
  return { first: calendarDay(today), last: calendarDay(inAYear) };
}

/**
 * The bytes of a text in the call to the e-mail service, where quotation marks
 * and line breaks count twice.
 */
const bytesSent = (text: string) =>
  new TextEncoder().encode(JSON.stringify(text)).length - 2;

/** Whether a text has only spaces, also spaces without a width. */
const blank = (text: string) => /^[\s\p{Cf}\u2800\u3164]*$/u.test(text);
