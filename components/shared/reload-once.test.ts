import { defineReloadOnce } from './reload-once';

const html = document.documentElement;

// jsdom cannot load a document. It says so on the console.
let loads: jest.SpyInstance;

beforeEach(() => {
  sessionStorage.clear();
  for (const name of ['data-sending', 'data-leaving']) html.removeAttribute(name);
  history.replaceState(null, '', '/faq');
  loads = jest.spyOn(console, 'error').mockImplementation(() => {});
  loads.mockClear();
  defineReloadOnce('first');
});

test('a page reloads once for each deploy', () => {
  const tries = ['first', 'first', 'second', 'first', 'second'].map((deploy) => {
    html.removeAttribute('data-leaving');
    defineReloadOnce(deploy);
    return window.reloadOnce();
  });
  expect(tries).toEqual([true, false, true, false, false]);
  expect(loads).toHaveBeenCalledTimes(2);
});

test('the page of a link loads each time, and its slow document is requested once', () => {
  for (const path of ['/about', '/contact?type=Tour']) {
    expect(window.reloadOnce(`http://localhost${path}`)).toBe(true);
    expect(window.reloadOnce(`http://localhost${path}`)).toBe(true);
  }
  expect(loads).toHaveBeenCalledTimes(2);
  // The browser shows this document again on Back.
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(window.reloadOnce('/about')).toBe(true);
  expect(loads).toHaveBeenCalledTimes(3);
});

test('a page that came by a link reloads even after the reload of this deploy', () => {
  sessionStorage.setItem('reloaded', 'first');
  expect(window.reloadOnce()).toBe(false);
  history.pushState(null, '', '/about');
  expect(window.reloadOnce()).toBe(true);
});

test('nothing loads while an enquiry is being sent, from another site, or without storage', () => {
  html.setAttribute('data-sending', '');
  expect(window.reloadOnce('/about')).toBe(false);
  expect(window.reloadOnce()).toBe(false);
  html.removeAttribute('data-sending');
  expect(window.reloadOnce('https://www.google.com/maps')).toBe(false);
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException();
  });
  expect(window.reloadOnce()).toBe(false);
  expect(loads).not.toHaveBeenCalled();
});
