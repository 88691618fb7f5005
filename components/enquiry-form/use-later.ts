import { useEffect, useState } from 'react';

type Parts = typeof import('./later');

/**
 * What the form needs when it is sent, fetched while the visitor is still typing, so that pressing the button needs nothing
 * but the services. A page that can be read and filled in needs none of it.
 * @returns the parts that belong on the page, once they are there; and `load`, which gives all of them or throws
 */
export function useLater() {
  const [parts, setParts] = useState<Partial<Parts>>({});
  const load = async () => {
    hideBlockedStorage();
    const all = await import('./later');
    setParts(all);
    return all;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once; what fails here is tried again when it is needed
  useEffect(() => whenIdle(() => load().catch(() => {})), []);
  return { BotCheck: parts.BotCheck, SunsetHint: parts.SunsetHint, load };
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
