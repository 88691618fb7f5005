import type { Schedule } from 'schema-dts';
import { tourFacts } from '@/data/functions/tour-facts';
import { months } from '@/data/schema/owner-facts';
import type { Tour } from '@/data/schema/tours';
import { harbour } from '@/data/site';

/**
 * When a tour usually runs, as far as the owner has filled it in. It belongs to the page (`mentions`). A trip of schema.org has no
 * schedule. Only an event has one, and Google forbids calling a trip an event:
 * https://developers.google.com/search/docs/appearance/structured-data/event#content-guidelines
 */
export function tourSchedule(tour: Tour): Schedule | undefined {
  const { schedule } = tourFacts(tour);
  if (!schedule) return undefined;
  const { start, back, days, season } = schedule;
  return {
    '@type': 'Schedule',
    name: tour.name,
    repeatFrequency: 'P1W',
    startTime: isoTime(start),
    ...(back && { endTime: isoTime(back) }),
    ...(days && { byDay: days }),
    ...(season && { byMonth: monthsOf(season) }),
    scheduleTimezone: harbour.timeZone,
  };
}

const isoTime = (time: string) => `${time.padStart(5, '0')}:00`;

/** The numbers of the months from the first to the last, over New Year if need be. */
function monthsOf({ from, to }: { from: string; to: string }): number[] {
  const first = months.indexOf(from);
  const count = ((months.indexOf(to) - first + 12) % 12) + 1;
  return Array.from({ length: count }, (_, index) => ((first + index) % 12) + 1);
}
