import { getTimes } from 'suncalc';
import { harbour } from '@/data/site';

/** Queensland's clock is this many minutes before UTC all year: it has no daylight saving. */
const QUEENSLAND = 10 * 60;

/**
 * When the sun sets at Nelly Bay, in Queensland's time, whatever the reader's own clock does. Only ever loaded by `import()`,
 * because suncalc comes with it.
 * @param day a calendar day as a date field writes it, '2027-04-03'
 * @returns '6:31 pm', or undefined for what is no day
 */
export function sunsetTime(day: string): string | undefined {
  const noon = new Date(`${day}T12:00:00+10:00`);
  if (Number.isNaN(noon.getTime())) return undefined;
  const { sunset } = getTimes(noon, harbour.latitude, harbour.longitude);
  return sunset ? onTheClock(Math.round(sunset.getTime() / 60_000) + QUEENSLAND) : undefined;
}

/** A time of day in words, from minutes of which only those since midnight count. */
function onTheClock(minutes: number): string {
  const hour = Math.floor(minutes / 60) % 24;
  return `${((hour + 11) % 12) + 1}:${String(minutes % 60).padStart(2, '0')} ${hour < 12 ? 'am' : 'pm'}`;
}
