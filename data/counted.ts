import type { Tour } from './schema/tours';

const small = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** A number as a sentence writes it: 'four', and from 13 on the figure. */
export function inWords(count: number): string {
  return small[count] ?? String(count);
}

/**
 * A number of things at the beginning of a sentence, so that it stays true when the owner adds one: 'Four tours', 'One tour', 'Four'.
 * @param thing one of them, if they are named; more take an s
 */
export function counted(count: number, thing?: string): string {
  const words = thing ? `${inWords(count)} ${thing}${count === 1 ? '' : 's'}` : inWords(count);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/**
 * The tours with their hours in one phrase: 'Fishing (4-8 hours) and Private Charter (2-8 hours, as you like)'.
 * @param tours those to name; @param others how many more there are
 */
export function listed(tours: readonly Pick<Tour, 'name' | 'tourInfo'>[], others = 0): string {
  const names = tours.map(({ name, tourInfo }) => `${name} (${hours(tourInfo.duration)})`);
  const last = others ? `${inWords(others)} more` : names.pop();
  return names.length ? `${names.join(', ')} and ${last}` : `${last}`;
}

/** 'Flexible, 2-8 Hours' within a sentence. */
function hours(duration: string): string {
  const words = duration.toLowerCase();
  return words.startsWith('flexible, ') ? `${words.replace('flexible, ', '')}, as you like` : words;
}
