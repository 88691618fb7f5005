import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dateInWords, daysAfter, endOfDay } from '../../../data/functions/calendar-day';
import { noticeEnd } from '../../../data/functions/notice-end';
import type { Notice } from '../../../data/schema/business';
import type { Tour } from '../../../data/schema/tours';
import { harbour } from '../../../data/site';
import { type Finding, rowsAbout } from './finding';

/** A row for the notice, if there is one, and for each tour that is off. */
export function closedFindings(notice: Notice, tours: readonly Tour[], now = Date.now()): Finding[] {
  return [...noticeRow(notice, now), ...tours.flatMap((tour) => offRow(tour, now))];
}

function noticeRow(notice: Notice, now: number): Finding[] {
  const end = noticeEnd(notice);
  if (!end) return [];
  const { green, yellow } = rowsAbout('Notice');
  const [words, day] = [`'${notice.text}'`, dateInWords(notice.lastDay)];
  if (now < end) return [green(`every page says ${words} until the end of ${day}`)];
  return [
    yellow(
      `${words} is over since ${day}: no visitor sees it.`,
      "Set text and lastDay in data/notice.ts to ''.",
    ),
  ];
}

function offRow({ name, backOn }: Tour, now: number): Finding[] {
  if (!backOn) return [];
  const { yellow } = rowsAbout(`Tour: ${name}`);
  const begin = endOfDay(daysAfter(backOn, -1), harbour.timeZone);
  return [
    yellow(
      `Off: no menu, card or form has it. Its page says 'Back from ${dateInWords(backOn)}'${now < begin ? '' : ', and that day has come'}.`,
      'To put it back: take the line backOn out of data/tours.ts, build and publish.',
    ),
  ];
}

/** The row appears this many days before the end. */
const EARLY = 90;
const DAY = 86_400_000;

/**
 * Checks the date that the owner must renew: the end of the security contact
 * (https://www.rfc-editor.org/rfc/rfc9116#section-2.5.5).
 * @param out the built site. Without it there is no row
 */
export function renewalFindings(out: string, today = new Date()): Finding[] {
  const file = join(out, '.well-known/security.txt');
  if (!existsSync(file)) return [];
  const { green, yellow } = rowsAbout('security.txt');
  const end = new Date(/^Expires: (.+)$/m.exec(readFileSync(file, 'utf8'))?.[1] ?? '');
  const day = end.toLocaleDateString('en-AU', { dateStyle: 'long', timeZone: 'UTC' });
  if (end.getTime() - today.getTime() > EARLY * DAY) return [green(`holds until ${day}`)];
  return [
    yellow(
      `It tells whom to write to about a security hole, and ${end < today ? 'lapsed' : 'lapses'} on ${day}.`,
      "Read the words of one page again, and set today's date as its 'updated' in data/; it then holds for another year.",
    ),
  ];
}
