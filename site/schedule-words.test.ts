import { weekdays } from '../data/schema/tours';
import { scheduleWords, timeInWords } from './schedule-words';

test('the words say when a tour usually runs, with the days in the order of the week', () => {
  const start = '7:00';
  const season = { from: 'November', to: 'April' };
  expect(scheduleWords({ start })).toBe('Usually at 7:00\u00a0am');
  expect(scheduleWords({ start, days: weekdays, season })).toBe(
    'Usually at 7:00\u00a0am every day, November to April',
  );
  expect(scheduleWords({ start, back: '14:30', days: ['Sunday', 'Friday', 'Saturday'], season })).toBe(
    'Usually 7:00\u00a0am to 2:30\u00a0pm on Friday, Saturday and Sunday, November to April',
  );
});

test.each([
  ['7:00', '7:00\u00a0am'],
  ['07:05', '7:05\u00a0am'],
  ['14:30', '2:30\u00a0pm'],
  ['12:00', '12:00\u00a0pm'],
  ['0:15', '12:15\u00a0am'],
])('%s is %s', (time, words) => expect(timeInWords(time)).toBe(words));
