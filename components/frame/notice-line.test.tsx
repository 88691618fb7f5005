import { screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { labels } from '@/site/content/labels';
import { harbour } from '@/site/facts/harbour';
import { notice } from '@/site/facts/notice';
import { endOfDay } from '@/site/words/calendar-day';
import { BAR_READY } from './nav-bar/toggle-bar';
import { NoticeLine } from './notice-line';

jest.mock('@/site/facts/notice', () => ({
  notice: {
    text: 'Closed for the cyclone until Friday',
    firstDay: '2026-11-25',
    lastDay: '2026-11-27',
  },
}));

const DAY = 86_400_000;
// The first day begins when the one before it ends.
const start = endOfDay('2026-11-24', harbour.timeZone);
const end = endOfDay(notice.lastDay, harbour.timeZone);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Builds the page at one moment and opens it at another. */
function openPage(built: number, opened: number) {
  jest.setSystemTime(built);
  document.body.innerHTML = renderToStaticMarkup(<NoticeLine />);
  jest.setSystemTime(opened);
  for (const { text } of document.body.querySelectorAll('script'))
    new Function(text)();
}

const line = () => screen.queryByRole('complementary', { name: labels.notice });

test.each([
  ['in its last moment', end - DAY, end - 1, true],
  ['after it, on an older build', end - DAY, end, false],
  ['after it', end, end, false],
  ['before its first day', start - DAY, start - 1, false],
  ['on its first day, on an older build', start - DAY, start, true],
])('1.12 the notice %s', (_, built, opened, isShown) => {
  openPage(built, opened);
  expect(line()?.textContent).toBe(isShown ? notice.text : undefined);
});

test('1.12 without a first day it is shown at once', () => {
  jest.replaceProperty(notice, 'firstDay', '');
  openPage(start - DAY, start - DAY);
  expect(line()).toHaveTextContent(notice.text);
});

test('1.12 without scripts a page built before the first day has none', () => {
  jest.setSystemTime(start - DAY);
  document.body.innerHTML = renderToStaticMarkup(<NoticeLine />);
  expect(line()).toBeNull();
});

test('1.12 an open tab shows and hides it when the visitor returns, also when React has drawn the page anew', () => {
  openPage(start - DAY, start - 1);
  for (const [now, isShown] of [
    [start, true],
    [end, false],
  ] as const) {
    jest.setSystemTime(now);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(line() !== null).toBe(isShown);
  }
  document.querySelector('aside')?.removeAttribute('hidden');
  dispatchEvent(new Event(BAR_READY));
  expect(line()).toBeNull();
});
