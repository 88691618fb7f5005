import { timeInWords } from './time-in-words';

test.each([
  ['7:00', '7:00\u00a0am'],
  ['07:05', '7:05\u00a0am'],
  ['14:30', '2:30\u00a0pm'],
  ['12:00', '12:00\u00a0pm'],
  ['0:15', '12:15\u00a0am'],
])('%s is %s', (time, words) => expect(timeInWords(time)).toBe(words));
