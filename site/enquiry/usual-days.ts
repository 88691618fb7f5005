import { type Tour, weekdays } from '../../data/schema/tours';
import { fill } from '../words/fill';
import { monthsOf, runningDays } from '../words/wording';
import { enquiryHelp } from './help';

const wholeYear = { from: 'January', to: 'December' } as const;

/**
 * The days of the week and the months in which a tour usually runs, by number,
 * Sunday is 0, and what the form says of another day; nothing without them.
 */
export function usualDays({ name, schedule }: Pick<Tour, 'name' | 'schedule'>) {
  if (!schedule?.days && !schedule?.season) return undefined;
  const { days = weekdays, season = wholeYear } = schedule;
  return {
    days: days.map((day) => (weekdays.indexOf(day) + 1) % 7),
    months: monthsOf(season),
    otherDay: fill(enquiryHelp.otherDay, {
      tour: name,
      days: runningDays(schedule),
    }),
  };
}
