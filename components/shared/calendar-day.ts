/** The calendar day of a moment on the visitor's own calendar, as a date field writes it: '2027-04-03'. */
export function calendarDay(moment: Date): string {
  return [
    String(moment.getFullYear()).padStart(4, '0'),
    ...[moment.getMonth() + 1, moment.getDate()].map((part) => String(part).padStart(2, '0')),
  ].join('-');
}

/** A calendar day in words, the same in every time zone: '2027-04-03' becomes 'Saturday 3 April 2027'. */
export function dateInWords(day: string): string {
  return day && formatDay(day, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
}

/** A calendar day in the chosen parts, without a comma. */
export function formatDay(day: string, parts: Intl.DateTimeFormatOptions): string {
  const words = new Intl.DateTimeFormat('en-AU', { ...parts, timeZone: 'UTC' });
  return words.format(new Date(`${day}T00:00:00Z`)).replace(',', '');
}
