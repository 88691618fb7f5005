import phrases from '../data/phrases.json' with { type: 'json' };
import type { Tour } from '../data/schema/tours';
import { fill } from './fill';

const small = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** A number in a sentence: 'four', and digits from 13 on. */
export function numberInWords(count: number): string {
  return small[count] ?? String(count);
}

/** Tours with their hours in one phrase: 'Fishing (4-8 hours) and Private Charter (2-8 hours, as you like)'. */
export function toursWithHours(tours: readonly Pick<Tour, 'name' | 'tourInfo'>[]): string {
  const names = tours.map(({ name, tourInfo }) => `${name} (${hours(tourInfo.duration)})`);
  return new Intl.ListFormat('en-AU').format(names);
}

/**
 * Parts a text at the addresses in it, from https:// on and without the full stop or bracket behind them.
 * @returns words, address, words, address, words
 */
export function wordsAndLinks(text: string): string[] {
  return text.split(/(https:\/\/[^\s<>"'`]*[^\s<>"'`.,;:!?()[\]’”…])/i);
}

/** 'Flexible, 2-8 Hours' within a sentence. */
function hours(duration: string): string {
  const words = duration.toLowerCase();
  return words.startsWith('flexible, ')
    ? fill(phrases.asYouLike, { hours: words.replace('flexible, ', '') })
    : words;
}
