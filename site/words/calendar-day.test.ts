import { calendarDay, dateInWords, daysAfter, endOfDay } from './calendar-day';

// The words in this test are Australian.
jest.mock('../../data/country.json', () => ({
  language: 'en-AU',
  currency: 'AUD',
  country: 'AU',
}));

test('a day in words has no comma, and only the parts that are wanted', () => {
  expect(dateInWords('2027-04-03')).toBe('Saturday 3 April 2027');
  expect(
    dateInWords('2027-04-03', {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
    }),
  ).toBe('Saturday 3 April');
  expect(dateInWords('2026-03-04', { month: 'long', year: 'numeric' })).toBe(
    'March 2026',
  );
});

test.each([
  ['Australia/Brisbane', '2026-11-27', '2026-11-28T00:00:00+10:00'],
  // Daylight saving starts on the first day and ends on the second.
  ['Australia/Sydney', '2026-10-04', '2026-10-05T00:00:00+11:00'],
  ['Australia/Sydney', '2027-04-04', '2027-04-05T00:00:00+10:00'],
  ['Pacific/Kiritimati', '2026-11-27', '2026-11-28T00:00:00+14:00'],
  ['Asia/Kathmandu', '2026-11-27', '2026-11-28T00:00:00+05:45'],
  ['Etc/GMT+12', '2026-11-27', '2026-11-28T00:00:00-12:00'],
])('in %s the day %s ends at midnight there', (timeZone, day, midnight) => {
  expect(new Date(endOfDay(day, timeZone))).toEqual(new Date(midnight));
});

test('an invalid day has no end', () => {
  expect(endOfDay('Friday', 'Australia/Brisbane')).toBeNaN();
});

// The time zone of the computer that tests, whichever it is: the first and the
// last second of a day there.
test.each([
  [0, 0, 0],
  [23, 59, 59],
])(
  'the day of the visitor is the one on their own calendar at %i:%i:%i',
  (...time) => {
    expect(calendarDay(new Date(2027, 3, 4, ...time))).toBe('2027-04-04');
  },
);

test.each(['20261-12-25', '202612-12-25', '2027-13-40', 'Friday', '2027', ''])(
  '%j is no day in words',
  (text) => {
    expect(dateInWords(text)).toBe('');
    expect(daysAfter(text, 1)).toBe('');
  },
);
