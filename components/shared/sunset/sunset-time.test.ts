import { planner, sunsetRange } from '@/site/content/texts';
import { harbour } from '@/site/facts/harbour';
import { clockTime } from '@/site/words/wording';
import { sunsetTime } from './sunset-time';

// The times in this test are Australian.
jest.mock('@/data/country.json', () => ({
  language: 'en-AU',
  currency: 'AUD',
  country: 'AU',
}));

/** Minutes since midnight of '6:31 pm'. */
function minutes(time: string | undefined): number {
  const [, hour = '', minute = '', half] =
    /^(\d+):(\d\d) (am|pm)$/.exec(time ?? '') ?? [];
  return ((Number(hour) % 12) + (half === 'pm' ? 12 : 0)) * 60 + Number(minute);
}

// Sunsets at Nelly Bay from PyEphem 4.1.4 (XEphem), which computes them in
// another way than suncalc. As in almanacs, the sun sets when its centre is 50
// minutes of arc below the horizon.
test.each([
  ['2026-01-15', '6:58 pm'],
  ['2026-03-20', '6:25 pm'],
  ['2026-05-31', '5:43 pm'],
  ['2026-06-21', '5:45 pm'],
  ['2026-12-21', '6:50 pm'],
  ['2028-02-29', '6:40 pm'],
])('on %s the sun sets within two minutes of %s', (day, almanac) => {
  expect(
    Math.abs(minutes(sunsetTime(day)) - minutes(almanac)),
  ).toBeLessThanOrEqual(2);
});

const { earliest, latest } = sunsetRange;

test.each([
  {
    name: 'the page without scripts',
    sunset: { from: earliest, to: latest },
    first: 0,
    end: 12,
    off: 1,
  },
  ...planner.months.map(({ name, sunset: { from, to } }, first) => {
    const sunset = { from: clockTime(from), to: clockTime(to) };
    return { name, sunset, first, end: first + 1, off: 2 };
  }),
])(
  'the range of sunsets of $name is right within $off minutes',
  ({ sunset, first, end, off }) => {
    const days = (Date.UTC(2026, end) - Date.UTC(2026, first)) / 86_400_000;
    const all = Array.from({ length: days }, (_, day) =>
      minutes(
        sunsetTime(
          new Date(Date.UTC(2026, first, 1 + day)).toISOString().slice(0, 10),
        ),
      ),
    );
    expect(
      Math.abs(Math.min(...all) - minutes(sunset.from)),
    ).toBeLessThanOrEqual(off);
    expect(Math.abs(Math.max(...all) - minutes(sunset.to))).toBeLessThanOrEqual(
      off,
    );
  },
);

test('the time is local time of the place, also with daylight saving', () => {
  const place: { latitude: number; longitude: number; timeZone: string } =
    harbour;
  jest.replaceProperty(place, 'latitude', -42.88);
  jest.replaceProperty(place, 'longitude', 147.33);
  jest.replaceProperty(place, 'timeZone', 'Australia/Hobart');
  expect(sunsetTime('2026-12-21')).toBe('8:49 pm');
});

test.each(['', '2026-13-01', 'tomorrow'])("'%s' is no day", (day) => {
  expect(sunsetTime(day)).toBeUndefined();
});
