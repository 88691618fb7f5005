import { timeInWords } from './time-in-words';

test.each([
  ['7:00', '7:00 am'],
  ['07:05', '7:05 am'],
  ['14:30', '2:30 pm'],
  ['12:00', '12:00 pm'],
  ['0:15', '12:15 am'],
])('%s is %s', (time, words) => expect(timeInWords(time)).toBe(words));
