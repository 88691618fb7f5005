import harbourFile from '../../data/harbour.json' with { type: 'json' };
import type { ContentOf } from '../../data/schema/files';
import { calendarDay } from '../words/calendar-day';

/** The harbour, in a file of its own because scripts of the browser need it. */
export const harbour: ContentOf<'data/harbour.json'> = harbourFile;

/** Today there, which decides what a build shows. */
export const today = () => calendarDay(new Date(), harbour.timeZone);
