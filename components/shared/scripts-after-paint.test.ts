import { addScriptsAfterPaint } from './scripts-after-paint';

let painted: () => void;

beforeEach(() => {
  jest.useFakeTimers();
  document.head.innerHTML =
    '<script data-src="/a.js"></script><script data-src="/b.js"></script>';
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
  [...document.scripts].map(
    ({ src }) => new URL(src || '/none', 'http://site').pathname,
  );

test.each([
  ['after the first paint, each once', () => [painted(), painted()]],
  [
    'after a while when the browser reports no paint',
    () => jest.advanceTimersByTime(3000),
  ],
])('scripts load in order %s', (_, wait) => {
  addScriptsAfterPaint(3000);
  dispatchEvent(new Event('DOMContentLoaded'));
  expect(addresses()).toEqual(['/none', '/none']);
  wait();
  expect(addresses()).toEqual(['/a.js', '/b.js']);
});

test('in a background tab they load at once', () => {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  addScriptsAfterPaint(3000);
  dispatchEvent(new Event('DOMContentLoaded'));
  expect(addresses()).toEqual(['/a.js', '/b.js']);
});
