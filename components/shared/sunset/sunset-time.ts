import { getTimes } from 'suncalc';
import { harbour } from '@/data/site';

type Place = { latitude: number; longitude: number; timeZone: string };

/**
 * The sunset in the time zone of the place. Load this module with `import()` only, because it contains suncalc.
 * @param day a calendar day in the format of a date field, '2027-04-03'
 * @param place by default the harbour
 * @returns '6:31 pm', or undefined for an invalid day
 */
export function sunsetTime(day: string, place: Place = harbour): string | undefined {
  const { latitude, longitude, timeZone } = place;
  const noonAtGreenwich = Date.parse(`${day}T12:00:00Z`);
  if (Number.isNaN(noonAtGreenwich)) return undefined;
  const noon = new Date(noonAtGreenwich - (longitude / 360) * 86_400_000);
  const { sunset } = getTimes(noon, latitude, longitude);
  if (!sunset) return undefined;
  const minute = new Date(Math.round(sunset.getTime() / 60_000) * 60_000);
  const clock = new Intl.DateTimeFormat('en-AU', {
    timeZone,
    hour: 'numeric',
    minute: '2-digit',
    hour12: true,
  });
  // Browsers use different spaces before 'pm'.
  return clock.format(minute).replace(/\s/, ' ');
}
