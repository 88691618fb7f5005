import { notice } from '../notice';
import { harbour } from '../site';
import { endOfDay } from './calendar-day';

/** The end of the notice: midnight after its last day, at the harbour; `undefined` without a notice. */
export const noticeEnd = (): number | undefined =>
  notice.lastDay ? endOfDay(notice.lastDay, harbour.timeZone) : undefined;
