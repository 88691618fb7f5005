import { noticeEnd } from './notice-end';

test('a notice needs a text and a last day', () => {
  for (const notice of [
    { text: '', lastDay: '' },
    { text: ' ', lastDay: '2026-11-27' },
    { text: 'Closed', lastDay: '' },
  ])
    expect(noticeEnd(notice)).toBeUndefined();
});
