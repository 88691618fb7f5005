import { type Tour, weekdays } from '../../data/schema/tours';
import { fill } from './fill';
import { phrases } from './phrases';

const list = new Intl.ListFormat('en-AU');
const small = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** A number in a sentence: 'four', and digits from 13 on. */
export const numberInWords = (count: number) => small[count] ?? String(count);

/** Tours with their hours in one phrase: 'Fishing (4-8 hours) and Private Charter (2-8 hours, as you like)'. */
export const toursWithHours = (tours: readonly Pick<Tour, 'name' | 'tourInfo'>[]): string =>
  list.format(tours.map(({ name, tourInfo }) => `${name} (${hoursOf(tourInfo.duration)})`));

/**
 * Parts a text at the addresses in it: words, address, words, address, words. A full stop or an apostrophe behind an address is not
 * of it; a bracket is where it has the opening one too.
 */
export const wordsAndLinks = (text: string) =>
  text.split(
    /(https:\/\/[^\s<>"'`()/]*[^\s<>"'`.,;:!?()[\]’”…/](?:\/(?:(?:\([^\s<>"`()]*\)|[^\s<>"`()])*(?:\([^\s<>"`()]*\)|[^\s<>"'`.,;:!?()[\]’”…]))?)?)/i,
  );

/** A name on two lines, parted at the blank nearest to its middle; a name of one word has one line. */
export function twoLines(name: string): { first: string; second: string } {
  const blanks = [...name.matchAll(/ /g)].map(({ index }) => index);
  const off = (blank: number) => Math.abs(name.length - 1 - 2 * blank);
  const at = blanks.length
    ? blanks.reduce((best, each) => (off(each) < off(best) ? each : best))
    : name.length;
  return { first: name.slice(0, at), second: name.slice(at + 1) };
}

/** 'Flexible, 2-8 Hours' within a sentence. */
const hoursOf = (duration: string) =>
  duration.toLowerCase().replace(/^flexible, (.+)/, (_, hours: string) => fill(phrases.asYouLike, { hours }));

type Schedule = NonNullable<Tour['schedule']>;

/** When a tour usually runs: 'Usually 7:00 am to 2:30 pm on Friday, Saturday and Sunday, November to April'. */
export function scheduleWords({ start, back, days, season }: Schedule): string {
  const words = phrases.schedule;
  const times = { start: timeInWords(start), back: back ? timeInWords(back) : '' };
  const hours = [fill(back ? words.between : words.at, times), days && daysInWords(days)];
  return [hours.filter(Boolean).join(' '), season && fill(words.season, season)].filter(Boolean).join(', ');
}

/** Days of the week in their order: 'on Friday, Saturday and Sunday'. All seven are 'every day'. */
function daysInWords(days: NonNullable<Schedule['days']>): string {
  const named = weekdays.filter((day) => days.includes(day));
  const { everyDay, onDays } = phrases.schedule;
  return named.length === 7 ? everyDay : fill(onDays, { days: list.format(named) });
}

/** A time on a 24-hour clock in words: '7:00' becomes '7:00 am', which stays on one line. */
export function timeInWords(time: string): string {
  const [hour = 0, minute] = time.split(':').map(Number);
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')}\u00a0${hour < 12 ? 'am' : 'pm'}`;
}
