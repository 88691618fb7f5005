import { addScriptsAfterPaint } from './scripts-after-paint';

let painted: () => void;

beforeEach(() => {
  document.head.innerHTML = '<script data-src="/a.js"></script><script data-src="/b.js"></script>';
  Object.assign(globalThis, {
    PerformanceObserver: class {
      constructor(seen: () => void) {
        painted = seen;
      }
      observe() {}
    },
  });
});

const addresses = () =>
  [...document.scripts].map(({ src }) => new URL(src || '/none', 'http://site').pathname);

test('scripts load after the first paint, in order, each once', () => {
  addScriptsAfterPaint(3000);
  dispatchEvent(new Event('DOMContentLoaded'));
  expect(addresses()).toEqual(['/none', '/none']);
  painted();
  painted();
  expect(addresses()).toEqual(['/a.js', '/b.js']);
});

test('in a background tab they load at once', () => {
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  addScriptsAfterPaint(3000);
  dispatchEvent(new Event('DOMContentLoaded'));
  expect(addresses()).toEqual(['/a.js', '/b.js']);
  hidden.mockRestore();
});

test('they load after a while when the browser reports no paint', () => {
  jest.useFakeTimers();
  addScriptsAfterPaint(3000);
  dispatchEvent(new Event('DOMContentLoaded'));
  jest.advanceTimersByTime(3000);
  expect(addresses()).toEqual(['/a.js', '/b.js']);
  jest.useRealTimers();
});
