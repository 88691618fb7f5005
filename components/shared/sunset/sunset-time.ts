import { getTimes } from 'suncalc';
import { harbour } from '@/site/facts/harbour';
import { language } from '@/site/words/country';

/**
 * The sunset at the harbour in its time zone: '6:31 pm'; undefined for an
 * invalid day. Load it by `import()` only: it contains suncalc.
 */
export function sunsetTime(day: string): string | undefined {
  const { latitude, longitude, timeZone } = harbour;
  const noon = Date.parse(`${day}T12:00:00Z`) - (longitude / 360) * 86_400_000;
  if (Number.isNaN(noon)) return undefined;
  const { sunset } = getTimes(new Date(noon), latitude, longitude);
  if (!sunset) return undefined;
  const minute = new Date(Math.round(sunset.getTime() / 60_000) * 60_000);
  // Browsers use different spaces before 'pm'.
  return minute
    .toLocaleTimeString(language, { timeZone, timeStyle: 'short' })
    .replace(/\s/, ' ');
}
