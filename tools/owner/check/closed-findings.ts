import { dateInWords, daysAfter, endOfDay } from '../../../data/calendar-day';
import { noticeEnd } from '../../../data/notice';
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
      `Off: no menu, card or form has it. Its page says 'Back on ${dateInWords(backOn)}'${now < begin ? '' : ', and that day has come'}.`,
      'To put it back: take the line backOn out of data/tours.ts, build and publish.',
    ),
  ];
}
