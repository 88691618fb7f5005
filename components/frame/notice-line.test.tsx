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
    lastDay: '2026-11-27',
  },
}));

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
  openPage(end - 86_400_000, end - 1);
  expect(line()).toHaveTextContent(notice.text);
  // An open tab hides it when the visitor returns.
  jest.setSystemTime(end);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(line()).toBeNull();
});

test('1.12 after that an older build hides it, also when React has drawn the page anew', () => {
  openPage(end - 86_400_000, end);
  expect(line()).toBeNull();
  document.querySelector('aside')?.removeAttribute('hidden');
  expect(line()).not.toBeNull();
  dispatchEvent(new Event(BAR_READY));
  expect(line()).toBeNull();
});

test('a later build does not have it', () => {
  openPage(end, end);
  expect(document.body).toBeEmptyDOMElement();
});
