import { screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { BAR_READY } from '@/components/shared/toggle-bar';
import { labels } from '@/site/content/labels';
import { harbour } from '@/site/facts/harbour';
import { notice } from '@/site/facts/notice';
import { endOfDay } from '@/site/words/calendar-day';
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

test('1.12 the notice is shown until the last moment of its last day', () => {
  openPage(end - DAY, end - 1);
  expect(line()).toHaveTextContent(notice.text);
  // An open tab hides it when the visitor returns.
  jest.setSystemTime(end);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(line()).toBeNull();
});

test('1.12 after that an older build hides it, also when React has drawn the page anew', () => {
  openPage(end - DAY, end);
  expect(line()).toBeNull();
  document.querySelector('aside')?.removeAttribute('hidden');
  expect(line()).not.toBeNull();
  dispatchEvent(new Event(BAR_READY));
  expect(line()).toBeNull();
});

test('1.12 a page built before the first day hides it until then, also without scripts', () => {
  jest.setSystemTime(start - DAY);
  document.body.innerHTML = renderToStaticMarkup(<NoticeLine />);
  expect(line()).toBeNull();
  openPage(start - DAY, start - 1);
  expect(line()).toBeNull();
  jest.setSystemTime(start);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(line()).toHaveTextContent(notice.text);
});

test('1.12 without a first day it is shown at once', () => {
  jest.replaceProperty(notice, 'firstDay', '');
  openPage(start - DAY, start - DAY);
  expect(line()).toHaveTextContent(notice.text);
});

test('a later build does not have it', () => {
  openPage(end, end);
  expect(document.body).toBeEmptyDOMElement();
});
