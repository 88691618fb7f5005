import { noticeEnd } from './notice';

test('a notice without words or without a last day is none', () => {
  for (const notice of [
    { text: '', lastDay: '' },
    { text: ' ', lastDay: '2026-11-27' },
    { text: 'Closed', lastDay: '' },
  ])
    expect(noticeEnd(notice)).toBeUndefined();
});
