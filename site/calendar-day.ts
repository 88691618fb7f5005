/** A moment's day as a date field writes it, '2027-04-03'. Without a time zone it is the visitor's, and no slow first use of `Intl`. */
export const calendarDay = (moment: Date, timeZone?: string): string =>
  timeZone
    ? moment.toLocaleDateString('sv', { timeZone })
    : new Date(+moment - moment.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);

/** A calendar day in words, the same in every time zone: '2027-04-03' becomes 'Saturday 3 April 2027', or what `parts` wants of it. */
export function dateInWords(day: string, parts: Intl.DateTimeFormatOptions = { dateStyle: 'full' }): string {
  if (!day) return '';
  const words = new Intl.DateTimeFormat('en-AU', { ...parts, timeZone: 'UTC' });
  return words.format(new Date(`${day}T00:00:00Z`)).replace(',', '');
}

/** The calendar day some days after another: five days after '2027-02-26' is '2027-03-03'. */
export const daysAfter = (day: string, count: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + count * 86_400_000).toISOString().slice(0, 10);

/** The first moment after a calendar day in a time zone, in milliseconds; NaN for an invalid day. */
export function endOfDay(day: string, timeZone: string): number {
  // The earliest end of a day is 10:00 UTC. Time zones differ by quarters of an hour.
  let moment = Date.parse(`${day}T10:00:00Z`);
  while (moment && calendarDay(new Date(moment), timeZone) <= day) moment += 900_000;
  return moment;
}
