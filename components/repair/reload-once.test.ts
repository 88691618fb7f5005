import { defineReloadOnce } from './reload-once';

const html = document.documentElement;

// jsdom cannot load a document. It says so on the console.
let loads: jest.SpyInstance;
const host = jest.fn();

beforeEach(() => {
  sessionStorage.clear();
  for (const name of ['sending', 'leaving', 'going', 'unkept']) delete html.dataset[name];
  history.replaceState(null, '', '/faq');
  loads = jest.spyOn(console, 'error').mockImplementation(() => {});
  loads.mockClear();
  global.fetch = host.mockReset().mockResolvedValue({ status: 200 });
  defineReloadOnce('first', 1000);
});

/** Loads the page of a pressed link. */
function go(path: string) {
  const address = `http://localhost${path}`;
  // A press on another link (slow-navigation.tsx).
  if (html.dataset.going !== address) delete html.dataset.leaving;
  html.dataset.going = address;
  return window.reloadOnce();
}

function reload() {
  delete html.dataset.going;
  return window.reloadOnce();
}

test('6.6 a page reloads once for each deploy', async () => {
  const tries: boolean[] = [];
  for (const deploy of ['first', 'first', 'second', 'first', 'second']) {
    delete html.dataset.leaving;
    defineReloadOnce(deploy, 1000);
    tries.push(await reload());
  }
  expect(tries).toEqual([true, false, true, false, false]);
  expect(loads).toHaveBeenCalledTimes(2);
});

test('1.9 the page of a link loads each time, and its slow document is requested once', async () => {
  for (const path of ['/about', '/contact?type=Tour'])
    expect(await Promise.all([go(path), go(path), go(path)])).toEqual([true, true, true]);
  expect(loads).toHaveBeenCalledTimes(2);
  // The browser shows this document again on Back (slow-navigation.tsx).
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

test('only a document that the host has is loaded; that of a link also from a host that is slow to answer', async () => {
  for (const status of [204, 404, 429, 503]) {
    host.mockResolvedValue({ status });
    expect([await reload(), await go('/about')]).toEqual([false, false]);
  }
  host.mockRejectedValue(new TypeError('Failed to fetch'));
  expect([await reload(), await go('/about')]).toEqual([false, false]);
  expect(loads).not.toHaveBeenCalled();
  host.mockRejectedValue(new DOMException('', 'TimeoutError'));
  expect([await reload(), await go('/about')]).toEqual([false, true]);
});

test('when the visitor has pressed another link meanwhile, only the page of that one loads', async () => {
  expect(await Promise.all([go('/about'), go('/contact')])).toEqual([false, true]);
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
    const blocked = jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException();
    });
    expect(await reload()).toBe(false);
    blocked.mockRestore();
  }
  expect(loads).not.toHaveBeenCalled();
});
