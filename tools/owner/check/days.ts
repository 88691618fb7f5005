import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dateInWords, daysAfter, endOfDay } from '../../../data/functions/calendar-day';
import type { Notice } from '../../../data/schema/business';
import type { Tour } from '../../../data/schema/tours';
import { type Row, rowsAbout } from './row';

/** A row for the notice, if there is one. It ends after its last day, by the clock of the harbour. */
export function noticeRows({ text, lastDay }: Notice, timeZone: string, now = Date.now()): Row[] {
  if (!text.trim() || !lastDay) return [];
  const { green, yellow } = rowsAbout('Notice');
  const day = dateInWords(lastDay);
  if (now < endOfDay(lastDay, timeZone)) return [green(`every page says '${text}' until the end of ${day}`)];
  const todo = "Set text and lastDay in data/notice.ts to ''.";
  return [yellow(`'${text}' is over since ${day}: no visitor sees it.`, todo)];
}

/** A row for each tour that is off. It is red from the day on that its page promises, by the clock of the harbour. */
export function offRows(tours: readonly Tour[], timeZone: string, now = Date.now()): Row[] {
  return tours.flatMap(({ name, backOn }) => {
    if (!backOn) return [];
    const { yellow, red } = rowsAbout(`Tour: ${name}`);
    const day = dateInWords(backOn);
    const harm = 'no menu, card or list has it, and nobody can book it.';
    const todo = 'To put it back: take the line backOn out of data/tours.ts, build and publish.';
    return now < endOfDay(daysAfter(backOn, -1), timeZone)
      ? yellow(`Off until ${day}: ${harm}`, todo)
      : red(`${day} has come, and it is still off: ${harm}`, `${todo} Or write a later day.`);
  });
}

/** The row appears this many days before the end. */
const EARLY = 90;
const DAY = 86_400_000;

/**
 * The date that the owner must renew: the end of the security contact (https://www.rfc-editor.org/rfc/rfc9116#section-2.5.5).
 * @param out the built site. Without it there is no row
 */
export function renewalRows(out: string, now = Date.now()): Row[] {
  const file = join(out, '.well-known/security.txt');
  if (!existsSync(file)) return [];
  const { green, yellow } = rowsAbout('security.txt');
  const end = new Date(/^Expires: (.+)$/m.exec(readFileSync(file, 'utf8'))?.[1] ?? '');
  const day = end.toLocaleDateString('en-AU', { dateStyle: 'long', timeZone: 'UTC' });
  if (end.getTime() - now > EARLY * DAY) return [green(`holds until ${day}`)];
  return [
    yellow(
      `It tells whom to write to about a security hole, and ${end.getTime() < now ? 'lapsed' : 'lapses'} on ${day}.`,
      "Read the words of one page again, and set today's date as its 'updated' in data/; it then holds for another year.",
    ),
  ];
}
