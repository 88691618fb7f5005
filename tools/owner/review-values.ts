import { decodeHTMLStrict } from 'entities';
import { originalWords } from '../../site/words/original-words';

/**
 * The number of stars in 'FIVE', '4,5', '5.0 of 5 bubbles', 'Rated 4/5' or
 * '★★★★☆'; NaN where it is not sure.
 */
export function starsOf(rating: string): number {
  const number = rating
    .toLowerCase()
    .replaceAll('\ufe0f', '')
    .replace(/^[★⭐][★⭐☆\s]*/, (row) => String(row.match(/[★⭐]/g)?.length))
    .replace('½', '.5')
    .replace(/rated|rating|-?stars?|bubbles?|[★⭐☆\s:_]/g, '')
    .replace(',', '.')
    .replace(/(\/|out ?of|of)(5|five)(\.0)?$/, '');
  return (
    ['one', 'two', 'three', 'four', 'five'].indexOf(number) + 1 ||
    Number(number || Number.NaN)
  );
}

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');

const IN_FIGURES = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/;
/** '14th Mar. 2026', 'Mar 14, 2026'. */
const IN_WORDS =
  /^(?:(\d{1,2})(?:st|nd|rd|th)?[ -])?([a-z]{3})[a-z]*[., -]+(?:(\d{1,2})(?:st|nd|rd|th)?,? )?(\d{4})\b/i;

/**
 * A day in figures, in words or in the seconds of Google as year-month-day.
 * Anything else stays: '3/4/2026' means two days.
 */
export function dayOf(date: string): string {
  if (/^\d{10}$/.test(date))
    return new Date(Number(date) * 1000).toISOString().slice(0, 10);
  const [, ...numbers] = IN_FIGURES.exec(date) ?? [];
  const [, before, name = '', after, year] = IN_WORDS.exec(date) ?? [];
  const month = String(MONTHS.indexOf(name.toLowerCase()) + 1);
  const day = before ?? after;
  const parts = year && day ? [year, month, day] : numbers;
  return parts.map((part) => part.padStart(2, '0')).join('-') || date;
}

/**
 * A guest's own words, without the signs that Google and web pages write for
 * '&' and a new line.
 */
export function guestWords(text: string): string {
  const lines = text.replace(/<br\s*\/?>|\r\n?/gi, '\n');
  return originalWords(decodeHTMLStrict(lines)).trim();
}

/**
 * A guest's name. Marks of direction in it would turn what stands beside it.
 */
export const guestName = (text: string) =>
  guestWords(text)
    .replace(/\p{Bidi_Control}/gu, '')
    .trim();
