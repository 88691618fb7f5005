import { useEffect, useState } from 'react';

type Parts = typeof import('./later');

/** Where the file of the libraries lies, once it has been asked for. */
let files: string[] = [];
/** Whether a press has waited for it in vain. */
let missed = false;

/**
 * What the form needs when it is sent, fetched while the visitor is still typing, so that pressing the button needs nothing
 * but the services. A page that can be read and filled in needs none of it.
 * @returns the parts that belong on the page, once they are there; and `load`, which gives all of them or throws
 */
export function useLater() {
  const [parts, setParts] = useState<Partial<Parts>>({});
  const load = async () => {
    if (missed) await askAnew();
    missed = true;
    const all = await fetchParts();
    missed = false;
    setParts(all);
    return all;
  };
  useEffect(() => whenIdle(() => fetchParts().then(setParts, () => {})), []);
  return { BotCheck: parts.BotCheck, SunsetHint: parts.SunsetHint, load };
}

async function fetchParts(): Promise<Parts> {
  hideBlockedStorage();
  const before = new Set(document.scripts);
  const parts = import('./later');
  const asked = Array.from(document.scripts).filter((script) => !before.has(script));
  if (asked.length) files = asked.map(({ src }) => src);
  return parts;
}

/**
 * A file that came as something else, cut off, or not at all is waited for by the bundler for ever. It is fetched past the
 * browser's store; then its script element is told that it failed, and the bundler asks for it again.
 */
async function askAnew() {
  await Promise.all(files.map((file) => fetch(file, { cache: 'reload' })));
  for (const script of document.scripts)
    if (files.includes(script.src)) script.dispatchEvent(new Event('error'));
}

/**
 * With cookies blocked, `localStorage` throws when it is only named, and the e-mail library names it while loading. Undefined,
 * it does without.
 */
function hideBlockedStorage() {
  try {
    void window.localStorage;
  } catch {
    Object.defineProperty(window, 'localStorage', { value: undefined, configurable: true });
  }
}

/** Does it after the page has loaded and has nothing else to do. Returns the way to call it off. */
function whenIdle(work: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    // Safari has no idle callback.
    timer = setTimeout(() => window.requestIdleCallback?.(work, { timeout: 2000 }) ?? work(), 200);
  };
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
  return () => {
    removeEventListener('load', wait);
    clearTimeout(timer);
  };
}
