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
  html.dataset.going = `http://localhost${path}`;
  return window.reloadOnce(html.dataset.going);
}

test('a page reloads once for each deploy', async () => {
  const tries: boolean[] = [];
  for (const deploy of ['first', 'first', 'second', 'first', 'second']) {
    delete html.dataset.leaving;
    defineReloadOnce(deploy, 1000);
    tries.push(await window.reloadOnce());
  }
  expect(tries).toEqual([true, false, true, false, false]);
  expect(loads).toHaveBeenCalledTimes(2);
});

test('the page of a link loads each time, and its slow document is requested once', async () => {
  for (const path of ['/about', '/contact?type=Tour'])
    expect(await Promise.all([go(path), go(path), go(path)])).toEqual([true, true, true]);
  expect(loads).toHaveBeenCalledTimes(2);
  // The browser shows this document again on Back.
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(await go('/about')).toBe(true);
  expect(loads).toHaveBeenCalledTimes(3);
});

test('a page that came by a link reloads even after the reload of this deploy', async () => {
  sessionStorage.setItem('reloaded', 'first');
  expect(await window.reloadOnce()).toBe(false);
  history.pushState(null, '', '/about');
  expect(await window.reloadOnce()).toBe(true);
});

test('only a document that the host has is loaded; that of a link also from a host that is slow to answer', async () => {
  for (const status of [204, 404, 429, 503]) {
    host.mockResolvedValue({ status });
    expect([await window.reloadOnce(), await go('/about')]).toEqual([false, false]);
  }
  host.mockRejectedValue(new TypeError('Failed to fetch'));
  expect([await window.reloadOnce(), await go('/about')]).toEqual([false, false]);
  expect(loads).not.toHaveBeenCalled();
  host.mockRejectedValue(new DOMException('', 'TimeoutError'));
  expect([await window.reloadOnce(), await go('/about')]).toEqual([false, true]);
});

test('when the visitor has pressed another link meanwhile, only the page of that one loads', async () => {
  expect(await Promise.all([go('/about'), go('/contact')])).toEqual([false, true]);
});

test('nothing loads while an enquiry is being sent, from another site, or where words would be lost', async () => {
  html.dataset.sending = '';
  expect([await window.reloadOnce(), await go('/about')]).toEqual([false, false]);
  delete html.dataset.sending;
  delete html.dataset.going;
  expect(await window.reloadOnce('https://www.google.com/maps')).toBe(false);
  for (const path of ['/faq', '/about']) {
    history.pushState(null, '', path);
    html.dataset.unkept = '';
    expect(await window.reloadOnce()).toBe(false);
    delete html.dataset.unkept;
    const blocked = jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException();
    });
    expect(await window.reloadOnce()).toBe(false);
    blocked.mockRestore();
  }
  expect(loads).not.toHaveBeenCalled();
});
