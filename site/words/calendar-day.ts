import { language } from './country';

/**
 * A moment's day as a date field writes it, '2027-04-03'. Without a time zone
 * it is the visitor's, and no slow first use of `Intl`.
 */
export const calendarDay = (moment: Date, timeZone?: string): string =>
  timeZone
    ? moment.toLocaleDateString('sv', { timeZone })
    : new Date(+moment - moment.getTimezoneOffset() * 60_000)
        .toISOString()
        .slice(0, 10);

/** A date field takes years of five and six digits too, which are no days. */
export const isDay = (text: string): boolean =>
  text.length === 10 && !Number.isNaN(startOf(text));

/** In UTC, in milliseconds; NaN for an invalid day. */
const startOf = (day: string) => Date.parse(`${day}T00:00:00Z`);

/**
 * A calendar day in words, the same in every time zone: '2027-04-03' becomes
 * 'Saturday 3 April 2027', or what `parts` wants of it. What is no day has no
 * words.
 */
export function dateInWords(
  day: string,
  parts: Intl.DateTimeFormatOptions = { dateStyle: 'full' },
): string {
  if (!isDay(day)) return '';
  const words = new Intl.DateTimeFormat(language, {
    ...parts,
    timeZone: 'UTC',
  });
  return words.format(startOf(day)).replace(',', '');
}

/** Five days after '2027-02-26' is '2027-03-03'; '' after what is no day. */
export const daysAfter = (day: string, count: number): string =>
  isDay(day)
    ? new Date(startOf(day) + count * 86_400_000).toISOString().slice(0, 10)
    : '';

/** The first moment after a day, in milliseconds; NaN for an invalid day. */
export function endOfDay(day: string, timeZone: string): number {
  // The earliest end of a day is 10:00 UTC. Time zones differ by quarters of an
  // hour.
  let moment = Date.parse(`${day}T10:00:00Z`);
  while (moment && calendarDay(new Date(moment), timeZone) <= day)
    moment += 900_000;
  return moment;
}
