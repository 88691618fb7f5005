import { type TourFacts, weekdays } from '../schema/owner-facts';
import { timeInWords } from './time-in-words';

type Schedule = NonNullable<TourFacts['schedule']>;

/** When a tour usually runs: 'Usually 7:00 am to 2:30 pm on Friday, Saturday and Sunday, November to April'. */
export function scheduleWords({ start, back, days, season }: Schedule): string {
  return [
    `Usually ${back ? '' : 'at '}${timeInWords(start)}`,
    back && ` to ${timeInWords(back)}`,
    days && ` ${daysInWords(days)}`,
    season && `, ${season.from} to ${season.to}`,
  ]
    .filter(Boolean)
    .join('');
}

/** Days of the week in their order: 'on Friday, Saturday and Sunday'. All seven are 'every day'. */
function daysInWords(days: NonNullable<Schedule['days']>): string {
  const named = weekdays.filter((day) => days.includes(day));
  return named.length === 7 ? 'every day' : `on ${new Intl.ListFormat('en-AU').format(named)}`;
}
