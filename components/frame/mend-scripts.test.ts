import { mendScripts } from './mend-scripts';

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
  // jsdom cannot reload. The tab's storage shows that a reload was started.
  jest.spyOn(console, 'error').mockImplementation(() => {});
});

beforeEach(() => {
  jest.useFakeTimers();
  asked.mockClear();
  sessionStorage.clear();
  document.head.replaceChildren();
  document.body.replaceChildren();
  answer = async () => GONE;
});

mendScripts(1000, 2000);

/** Each test loses a script of its own, because `mendScripts` remembers how often it asked for each. */
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

test('a script that is gone from the server reloads the page', async () => {
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

test('a script that is lost again and again is added three times, each time later', async () => {
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

test('offline the server is asked again later', async () => {
  answer = async () => {
    throw new TypeError('Failed to fetch');
  };
  await lose();
  answer = async () => THERE;
  await jest.advanceTimersByTimeAsync(4000);
  expect(added()).toHaveLength(1);
});

test('a script that was cut off is lost too', async () => {
  answer = async () => THERE;
  const address = SCRIPT.replace('a.js', 'cut.js');
  dispatchEvent(new ErrorEvent('error', { filename: address, error: new SyntaxError() }));
  await jest.advanceTimersByTimeAsync(0);
  expect(added()).toEqual([address]);
});

test('a script that throws is not, nor one of somebody else', async () => {
  dispatchEvent(new ErrorEvent('error', { filename: SCRIPT, error: new Error() }));
  await lose('https://www.google.com/recaptcha/api.js');
  expect(asked).not.toHaveBeenCalled();
});

test('nothing is reloaded while an enquiry is being sent', async () => {
  document.body.innerHTML = '<form data-sending="true"></form>';
  await lose();
  expect(asked).toHaveBeenCalled();
  expect(reloads()).toBe(false);
});

test('nor when the sending began while the server was asked', async () => {
  answer = async () => {
    document.body.innerHTML = '<form data-sending="true"></form>';
    return GONE;
  };
  await lose();
  expect(asked).toHaveBeenCalled();
  expect(reloads()).toBe(false);
});
