import { dateInWords, daysAfter, endOfDay } from '../../../data/functions/calendar-day';
import type { Notice } from '../../../data/schema/business';
import type { Tour } from '../../../data/schema/tours';
import { type Row, rowsAbout } from './rows';

/** A row for the notice, if there is one. It ends after its last day, by the clock of the harbour. */
export function noticeRows({ text, lastDay }: Notice, timeZone: string, now = Date.now()): Row[] {
  const { green, yellow, rows } = rowsAbout('Notice');
  if (!text.trim() || !lastDay) return rows;
  const day = dateInWords(lastDay);
  if (now < endOfDay(lastDay, timeZone)) return green(`every page says '${text}' until the end of ${day}`);
  const todo = "Set text and lastDay in data/notice.ts to ''.";
  return yellow(`'${text}' is over since ${day}: no visitor sees it.`, todo);
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
