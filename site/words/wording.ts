import type { Tour } from '../../data/schema/tours';
import { language } from './country';
import { phrases } from './phrases';
import { withinSentence } from './within-sentence';

const list = new Intl.ListFormat(language);

/** A number in a sentence: 'four', and digits from 13 on. */
export const numberInWords = (count: number) =>
  phrases.numbers[count] ?? String(count);

/** Names in a list: 'Fishing, Sunset and Private Charter'. */
export const inList = (names: readonly string[]) => list.format(names);

/** Labels in one sentence: 'name, tour type and message'. */
export const inOneSentence = (labels: readonly string[]): string =>
  inList(labels.map(withinSentence));

/** 'Fishing (4-8 hours) and Private Charter (flexible, 2-8 hours)'. */
export const toursWithHours = (
  tours: readonly Pick<Tour, 'name' | 'tourInfo'>[],
): string =>
  inList(
    tours.map(
      ({ name, tourInfo }) => `${name} (${withinSentence(tourInfo.duration)})`,
    ),
  );

/** Each line of a text is a paragraph; an empty line is none. */
export const paragraphsOf = (texts: readonly string[]) =>
  texts.flatMap((text) => text.split(/\s*\n\s*/));

/**
 * Parts a text at the addresses in it: words, address, words, address, words. A
 * bracket belongs to an address only with its partner, a full stop or an
 * apostrophe at its end never.
 */
export const wordsAndLinks = (text: string) => text.split(ADDRESS);

const ADDRESS =
  /(https:\/\/[\p{L}\w.-]*[\p{L}\w](?:[/?#:](?:\([^\s()]*\)|[^\s()<>"`])*(?<![.,;:!?'’”…\]]))?)/iu;

/** A name on two lines, parted at the blank nearest to its middle. */
export function twoLines(name: string): { first: string; second: string } {
  const blanks = [...name.matchAll(/ /g)].map(({ index }) => index);
  const off = (blank: number) => Math.abs(name.length - 1 - 2 * blank);
  const at = blanks.length
    ? blanks.reduce((best, each) => (off(each) < off(best) ? each : best))
    : name.length;
  return { first: name.slice(0, at), second: name.slice(at + 1) };
}

const clock = new Intl.DateTimeFormat(language, {
  timeStyle: 'short',
  timeZone: 'UTC',
});

/** A time on a 24-hour clock in words: '07:00' becomes '7:00 am'. */
export const clockTime = (time: string): string =>
  clock.format(Date.parse(`2026-01-01T${time}Z`)).replace(/\s/, ' ');

/** The earliest of some times and the latest, in words. */
export function timeRange(times: readonly string[]): {
  earliest: string;
  latest: string;
} {
  const [earliest = '', ...others] = times.toSorted().map(clockTime);
  return { earliest, latest: others.at(-1) ?? earliest };
}
