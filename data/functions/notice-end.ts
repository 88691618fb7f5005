import { notice } from '../notice';
import type { Notice } from '../schema/business';
import { harbour } from '../site';
import { endOfDay } from './calendar-day';

/** The end of the notice: midnight after its last day, at the harbour; `undefined` without a notice. */
export const noticeEnd = ({ text, lastDay }: Notice = notice): number | undefined =>
  text.trim() && lastDay ? endOfDay(lastDay, harbour.timeZone) : undefined;
