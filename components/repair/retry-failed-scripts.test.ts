import { retryFailedScripts } from './retry-failed-scripts';

const SCRIPT = 'http://localhost/_next/static/chunks/a.js';
const THERE = { ok: true, headers: new Headers({ 'content-type': 'text/javascript' }) };
const GONE = { status: 404, headers: new Headers() };
const BUSY = { status: 429, headers: new Headers() };
const PAGE = { ok: true, headers: new Headers({ 'content-type': 'text/html' }) };
const asked = jest.fn();
const reloadOnce = jest.fn();
const html = document.documentElement;
let answer: () => Promise<unknown>;

beforeAll(() => {
  global.fetch = (...given) => {
    asked(...given);
    return answer() as Promise<Response>;
  };
  window.reloadOnce = reloadOnce;
});

beforeEach(() => {
  jest.useFakeTimers();
  asked.mockClear();
  reloadOnce.mockReset().mockResolvedValue(false);
  for (const name of ['data-going', 'data-incomplete']) html.removeAttribute(name);
  document.head.replaceChildren();
  document.body.replaceChildren();
  answer = async () => GONE;
});

retryFailedScripts(1000, 60_000, 'ready');

/** Each test uses another script, because `retryFailedScripts` counts its requests for each script. */
let number = 0;
async function lose(address = SCRIPT.replace('a.js', `${number++}.js`)) {
  const script = document.createElement('script');
  document.body.append(script);
  // Set the address after the script is in the page, or jsdom would fetch it.
  Object.defineProperty(script, 'src', { value: address });
  script.dispatchEvent(new Event('error'));
  await jest.advanceTimersByTimeAsync(0);
  return address;
}

const added = () => [...document.head.querySelectorAll('script')].map(({ src }) => src);
const saysIncomplete = () => html.hasAttribute('data-incomplete');

test('a script that is gone reloads the page, or loads the page of the pressed link', async () => {
  reloadOnce.mockResolvedValue(true);
  const address = await lose();
  expect(asked).toHaveBeenCalledWith(expect.stringContaining(address), expect.anything());
  expect(reloadOnce).toHaveBeenCalledTimes(1);
  html.dataset.going = 'http://localhost/faq';
  answer = async () => ({ ...GONE, status: 410 });
  await lose();
  expect(reloadOnce).toHaveBeenCalledTimes(2);
  expect(added()).toEqual([]);
  expect(saysIncomplete()).toBe(false);
});

test.each([
  ['a refusal', BUSY],
  ['a web page', PAGE],
])('%s in place of a script is no reason to reload; it is requested again later', async (_, given) => {
  answer = async () => given;
  await lose();
  expect(saysIncomplete()).toBe(true);
  answer = async () => THERE;
  await jest.advanceTimersByTimeAsync(1000);
  expect(added()).toHaveLength(1);
  expect(reloadOnce).not.toHaveBeenCalled();
});

test('a script that stays gone is requested again, and until it comes the page says that it is incomplete', async () => {
  const address = await lose();
  expect(saysIncomplete()).toBe(true);
  answer = async () => THERE;
  await jest.advanceTimersByTimeAsync(1000);
  expect(added()).toEqual([address]);
  dispatchEvent(new Event('ready'));
  expect(saysIncomplete()).toBe(false);
  // A complete page may lose a script that it needs later. It stays.
  answer = async () => GONE;
  await lose();
  expect(saysIncomplete()).toBe(false);
  expect(reloadOnce).toHaveBeenCalledTimes(1);
});

test('a script that the server has is added again, each time after a longer delay, which a click ends', async () => {
  answer = async () => THERE;
  const address = await lose();
  expect(added()).toEqual([address]);
  for (const wait of [1000, 2000, 4000]) {
    await lose(address);
    await jest.advanceTimersByTimeAsync(wait - 1);
    const before = added().length;
    await jest.advanceTimersByTimeAsync(1);
    expect(added()).toHaveLength(before + 1);
  }
  await lose(address);
  dispatchEvent(new Event('click'));
  await jest.advanceTimersByTimeAsync(0);
  expect(added().filter((each) => each === address)).toHaveLength(5);
  expect(reloadOnce).not.toHaveBeenCalled();
});

test.each([
  ['fails', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['hangs', () => new Promise((_, no) => asked.mock.lastCall?.[1].signal.addEventListener('abort', no))],
])('a request that %s is repeated later, and the page does not reload', async (_, given) => {
  const limit = new AbortController();
  jest.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
  answer = given;
  await lose();
  expect(asked).toHaveBeenLastCalledWith(
    expect.anything(),
    expect.objectContaining({ signal: limit.signal }),
  );
  limit.abort();
  answer = async () => THERE;
  await jest.advanceTimersByTimeAsync(1000);
  expect(added()).toHaveLength(1);
  expect(reloadOnce).not.toHaveBeenCalled();
});

test('a script that is cut off counts as failed, but not one that throws or is of another site', async () => {
  answer = async () => THERE;
  dispatchEvent(new ErrorEvent('error', { filename: SCRIPT, error: new Error() }));
  await lose('https://www.google.com/recaptcha/api.js');
  expect(asked).not.toHaveBeenCalled();
  dispatchEvent(new ErrorEvent('error', { filename: SCRIPT, error: new SyntaxError() }));
  await jest.advanceTimersByTimeAsync(0);
  expect(added()).toEqual([SCRIPT]);
});

test('6.8 a script that neither comes nor fails is requested once more at another address', async () => {
  retryFailedScripts(1000, 20_000, 'ready');
  const library = jest.fn();
  const script = document.createElement('script');
  script.id = 'library';
  script.async = true;
  script.src = 'https://www.google.com/recaptcha/api.js?render=key';
  script.onload = library;
  document.head.append(script);
  await jest.advanceTimersByTimeAsync(59_999);
  expect(added()).toHaveLength(1);
  await jest.advanceTimersByTimeAsync(1);
  expect(added()).toEqual([script.src, script.src]);
  document.getElementById('library')?.dispatchEvent(new Event('load'));
  expect(library).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(600_000);
  expect(added()).toHaveLength(2);
});
