import { retryFailedScripts } from './retry-failed-scripts';

const SCRIPT = 'http://localhost/_next/static/chunks/a.js';
const THERE = { ok: true, headers: new Headers({ 'content-type': 'text/javascript' }) };
const GONE = { ok: false, headers: new Headers() };
const asked = jest.fn();
let answer: () => Promise<unknown>;

beforeAll(() => {
  global.fetch = (...given) => {
    asked(...given);
    return answer() as Promise<Response>;
  };
  // jsdom cannot reload. The tab's storage shows that a reload has started.
  jest.spyOn(console, 'error').mockImplementation(() => {});
});

beforeEach(() => {
  document.documentElement.removeAttribute('data-sending');
  jest.useFakeTimers();
  asked.mockClear();
  sessionStorage.clear();
  document.head.replaceChildren();
  document.body.replaceChildren();
  answer = async () => GONE;
});

retryFailedScripts(1000, 2000);

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

const reloads = () => sessionStorage.getItem('reloaded') !== null;
const added = () => [...document.head.querySelectorAll('script')].map(({ src }) => src);

test('a script that the server no longer has reloads the page', async () => {
  const address = await lose();
  expect(asked).toHaveBeenCalledWith(address, { cache: 'reload' });
  expect(reloads()).toBe(true);
  expect(added()).toEqual([]);
});

test('a script that the server has is added again', async () => {
  answer = async () => THERE;
  const address = await lose();
  expect(added()).toEqual([address]);
  expect(reloads()).toBe(false);
});

test('a script that fails each time is added three times, each time after a longer delay', async () => {
  answer = async () => THERE;
  const address = await lose();
  for (const wait of [4000, 8000]) {
    await lose(address);
    await jest.advanceTimersByTimeAsync(wait - 1);
    const before = added().length;
    await jest.advanceTimersByTimeAsync(1);
    expect(added()).toHaveLength(before + 1);
  }
  await lose(address);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(added()).toHaveLength(3);
});

test('offline the request is repeated later', async () => {
  answer = async () => {
    throw new TypeError('Failed to fetch');
  };
  await lose();
  answer = async () => THERE;
  await jest.advanceTimersByTimeAsync(4000);
  expect(added()).toHaveLength(1);
});

test('a script that is cut off counts as failed', async () => {
  answer = async () => THERE;
  const address = SCRIPT.replace('a.js', 'cut.js');
  dispatchEvent(new ErrorEvent('error', { filename: address, error: new SyntaxError() }));
  await jest.advanceTimersByTimeAsync(0);
  expect(added()).toEqual([address]);
});

test('a script that throws does not count, and neither does one of another site', async () => {
  dispatchEvent(new ErrorEvent('error', { filename: SCRIPT, error: new Error() }));
  await lose('https://www.google.com/recaptcha/api.js');
  expect(asked).not.toHaveBeenCalled();
});

test('the page does not reload while an enquiry is being sent', async () => {
  document.documentElement.setAttribute('data-sending', '');
  await lose();
  expect(asked).toHaveBeenCalled();
  expect(reloads()).toBe(false);
});

test('the page does not reload when sending starts during the request', async () => {
  answer = async () => {
    document.documentElement.setAttribute('data-sending', '');
    return GONE;
  };
  await lose();
  expect(asked).toHaveBeenCalled();
  expect(reloads()).toBe(false);
});
