import { formatDay } from '@/components/shared/calendar-day';

/** A calendar day in a few letters: '2027-04-03' becomes 'Sat 3 Apr'. */
export function dateInShort(day: string): string {
  return formatDay(day, { weekday: 'short', day: 'numeric', month: 'short' });
}

/** The calendar day some days after another: five days after '2027-02-26' is '2027-03-03'. */
export function daysAfter(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * 86_400_000).toISOString().slice(0, 10);
}
