import { defineReloadOnce } from './reload-once';
import { ABSENT } from './watch-links';

const html = document.documentElement;

// jsdom cannot load a document. It says so on the console.
let loads: jest.SpyInstance;
const host = jest.fn();
const absent = jest.fn();
addEventListener(ABSENT, absent);

beforeEach(() => {
  sessionStorage.clear();
  for (const name of ['sending', 'leaving', 'going', 'unkept'])
    delete html.dataset[name];
  history.replaceState(null, '', '/faq');
  loads = jest.spyOn(console, 'error').mockImplementation(() => {});
  loads.mockClear();
  absent.mockClear();
  global.fetch = host.mockReset().mockResolvedValue({ status: 200 });
  defineReloadOnce('first', 1000, ABSENT);
});

/** Loads the page of a pressed link. */
function go(path: string) {
  const address = `http://localhost${path}`;
  // A press on another link (watch-links.ts).
  if (html.dataset.going !== address) delete html.dataset.leaving;
  html.dataset.going = address;
  return window.reloadOnce();
}

function answer(given: unknown) {
  if (given instanceof Error) host.mockRejectedValueOnce(given);
  else host.mockResolvedValueOnce(given);
}

function reload() {
  delete html.dataset.going;
  return window.reloadOnce();
}

test('6.6 a page reloads once for each deploy', async () => {
  const tries: boolean[] = [];
  for (const deploy of ['first', 'first', 'second', 'first', 'second']) {
    delete html.dataset.leaving;
    defineReloadOnce(deploy, 1000, ABSENT);
    tries.push(await reload());
  }
  expect(tries).toEqual([true, false, true, false, false]);
  expect(loads).toHaveBeenCalledTimes(2);
});

test('1.9 the page of a link loads each time, and its slow document is requested once', async () => {
  for (const path of ['/about', '/contact?type=Tour'])
    expect(await Promise.all([go(path), go(path), go(path)])).toEqual([
      true,
      true,
      true,
    ]);
  expect(loads).toHaveBeenCalledTimes(2);
  // The browser shows this document again on Back (watch-links.ts).
  delete html.dataset.leaving;
  expect(await go('/about')).toBe(true);
  expect(loads).toHaveBeenCalledTimes(3);
});

test('a page that came by a link reloads even after the reload of this deploy', async () => {
  sessionStorage.setItem('reloaded', 'first');
  expect(await reload()).toBe(false);
  history.pushState(null, '', '/about');
  expect(await reload()).toBe(true);
});

test.each([
  ...[204, 400, 401, 403, 404, 405, 410].map((status) => ({ status })),
  // A redirect, for example to a captive portal.
  { status: 0, type: 'opaqueredirect' },
  new DOMException('', 'TimeoutError'),
])('1.9 the document of a link loads on the answer %j', async (given) => {
  answer(given);
  expect(await go('/about')).toBe(true);
  expect(host).toHaveBeenCalledTimes(1);
  expect(absent).not.toHaveBeenCalled();
});

test.each([{ status: 429 }, { status: 503 }, new TypeError('Failed to fetch')])(
  '1.9 the page of a link is said not to come on the answer %j',
  async (given) => {
    answer(given);
    expect(await go('/about')).toBe(false);
    expect(absent).toHaveBeenCalledTimes(1);
    expect(loads).not.toHaveBeenCalled();
  },
);

test.each([
  { status: 204 },
  { status: 404 },
  { status: 503 },
  new TypeError('Failed to fetch'),
  new DOMException('', 'TimeoutError'),
])('6.6 this page stays on the answer %j', async (given) => {
  answer(given);
  expect(await reload()).toBe(false);
  expect(absent).not.toHaveBeenCalled();
});

test('when the visitor has pressed another link meanwhile, only the page of that one loads', async () => {
  expect(await Promise.all([go('/about'), go('/contact')])).toEqual([
    false,
    true,
  ]);
});

test('6.6 a page of a link that has come meanwhile does not reload', async () => {
  const asked = go('/about');
  history.pushState(null, '', '/about');
  delete html.dataset.going;
  expect(await asked).toBe(false);
  expect(loads).not.toHaveBeenCalled();
});

test('nothing loads while an enquiry is being sent, or where words would be lost', async () => {
  html.dataset.sending = '';
  expect([await reload(), await go('/about')]).toEqual([false, false]);
  delete html.dataset.sending;
  for (const path of ['/faq', '/about']) {
    history.pushState(null, '', path);
    html.dataset.unkept = '';
    expect(await reload()).toBe(false);
    delete html.dataset.unkept;
    const blocked = jest
      .spyOn(window, 'sessionStorage', 'get')
      .mockImplementation(() => {
        throw new DOMException();
      });
    expect(await reload()).toBe(false);
    blocked.mockRestore();
  }
  expect(loads).not.toHaveBeenCalled();
});
