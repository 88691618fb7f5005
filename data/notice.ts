import { endOfDay } from './functions/calendar-day';
import type { Notice } from './schema/business';
import { harbour } from './site';

/** One line on top of every page, such as 'Closed for the cyclone until Friday'. Empty ('') shows nothing. */
export const notice: Notice = {
  text: '',
  /** The last day it is shown, as '2026-11-27'. */
  lastDay: '',
};

/** The end of the notice: midnight after its last day, at the harbour; `undefined` without a notice. */
export const noticeEnd = ({ text, lastDay }: Notice = notice): number | undefined =>
  text.trim() && lastDay ? endOfDay(lastDay, harbour.timeZone) : undefined;
