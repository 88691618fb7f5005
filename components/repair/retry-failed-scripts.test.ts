import { retryFailedScripts } from './retry-failed-scripts';

const SCRIPT = 'http://localhost/_next/static/chunks/a.js';
const HERE = { status: 200, text: async () => 'globalThis.TURBOPACK' };
const GONE = { status: 404, text: async () => 'Not found' };
const BUSY = { ...GONE, status: 429 };
const PAGE = { ...GONE, status: 200 };
const asked = jest.fn((..._: Parameters<typeof fetch>) => answer());
const reloadOnce = jest.fn();
const html = document.documentElement;
let answer: () => Promise<unknown>;
Object.assign(window, { fetch: asked, reloadOnce });

beforeEach(() => {
  asked.mockClear();
  reloadOnce.mockReset().mockResolvedValue(false);
  for (const name of ['data-going', 'data-incomplete'])
    html.removeAttribute(name);
  document.head.replaceChildren();
  document.body.replaceChildren();
  answer = async () => GONE;
});

/** Ends what is under way. */
afterEach(async () => {
  answer = async () => HERE;
  await jest.advanceTimersByTimeAsync(60_000);
});

jest.useFakeTimers();
// The document came at once.
jest.spyOn(performance, 'now').mockReturnValueOnce(0);
retryFailedScripts(1000, 60, 'ready');

/**
 * Each test uses another script, because `retryFailedScripts` counts its
 * requests for each script.
 */
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

const added = () =>
  [...document.head.querySelectorAll('script')].map(({ src }) => src);
const saysIncomplete = () => html.hasAttribute('data-incomplete');

test('a script that is gone reloads the page, or loads the page of the pressed link', async () => {
  reloadOnce.mockResolvedValue(true);
  const address = await lose();
  expect(asked.mock.lastCall?.[0]).toContain(address);
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
])(
  '%s in place of a script is no reason to reload; it is requested again later',
  async (_, given) => {
    answer = async () => given;
    await lose();
    expect(saysIncomplete()).toBe(true);
    answer = async () => HERE;
    await jest.advanceTimersByTimeAsync(1000);
    expect(added()).toHaveLength(1);
    expect(reloadOnce).not.toHaveBeenCalled();
  },
);

test('a script that stays gone is requested again, and until it comes the page says that it is incomplete', async () => {
  const address = await lose();
  expect(saysIncomplete()).toBe(true);
  answer = async () => HERE;
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
  answer = async () => HERE;
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
  [
    'hangs',
    () =>
      new Promise((_, no) =>
        asked.mock.lastCall?.[1]?.signal?.addEventListener('abort', no),
      ),
  ],
])(
  'a request that %s is repeated later, and the page does not reload',
  async (_, given) => {
    const limit = new AbortController();
    jest.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
    answer = given;
    await lose();
    expect(asked.mock.lastCall?.[1]?.signal).toBe(limit.signal);
    limit.abort();
    answer = async () => HERE;
    await jest.advanceTimersByTimeAsync(1000);
    expect(added()).toHaveLength(1);
    expect(reloadOnce).not.toHaveBeenCalled();
  },
);

test('a script of another site that fails is not requested again', async () => {
  await lose('https://www.google.com/recaptcha/api.js');
  expect(asked).not.toHaveBeenCalled();
  expect(added()).toEqual([]);
});

test('6.8 while anything comes, no script is requested again; then those that hang are, one after the other', async () => {
  let arrive = (_: unknown) => {};
  answer = () =>
    new Promise((resolve) => {
      arrive = resolve;
    });
  const [first = '', second = ''] = wait(`${SCRIPT}?1`, `${SCRIPT}?2`).map(
    ({ src }) => src,
  );
  for (let times = 0; times < 5; times++) {
    await jest.advanceTimersByTimeAsync(59_000);
    document.body.appendChild(new Image()).dispatchEvent(new Event('load'));
  }
  expect(asked).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(61_000);
  const addresses = () =>
    asked.mock.calls.map(([address]) =>
      String(address).replace(/&again=.*/, ''),
    );
  expect(addresses()).toEqual([first]);
  // It does not come either.
  await jest.advanceTimersByTimeAsync(10_000);
  expect(addresses()).toEqual([first]);
  arrive(HERE);
  await jest.advanceTimersByTimeAsync(1000);
  expect(addresses()).toEqual([first, second]);
  arrive(HERE);
  await jest.advanceTimersByTimeAsync(130_000);
  expect(added().map((src) => new URL(src).search)).toEqual(['?1', '?2']);
});

test("6.8 Google's script that hangs is requested once more, and either of the two serves", async () => {
  const library = jest.fn();
  const [script] = wait('https://www.google.com/recaptcha/api.js?render=key');
  Object.assign(script ?? {}, { id: 'library', onload: library });
  await jest.advanceTimersByTimeAsync(61_000);
  expect(added()).toEqual([script?.src]);
  document.getElementById('library')?.dispatchEvent(new Event('load'));
  expect(library).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(130_000);
  expect(added()).toHaveLength(1);
});

test('6.8 on a slow line a script hangs after four times as long as the slowest file took', async () => {
  answer = async () => HERE;
  const [quick, slow] = wait(`${SCRIPT}?3`, `${SCRIPT}?4`);
  await jest.advanceTimersByTimeAsync(50_000);
  run(quick);
  await jest.advanceTimersByTimeAsync(190_000);
  expect(asked).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(11_000);
  expect(asked.mock.lastCall?.[0]).toContain(slow?.src);
});

/** Adds scripts that load. */
function wait(...addresses: string[]) {
  return addresses.map((src) =>
    document.body.appendChild(
      Object.assign(document.createElement('script'), { async: true, src }),
    ),
  );
}

/** Runs a script and ends its load. Each script of Turbopack begins so. */
function run(script: HTMLScriptElement | null = null) {
  const current = jest
    .spyOn(document, 'currentScript', 'get')
    .mockReturnValue(script);
  void Reflect.get(window, 'TURBOPACK');
  current.mockRestore();
  script?.dispatchEvent(new Event('load'));
}
