import { useEffect, useState } from 'react';

type Parts = typeof import('./later');

/** The addresses of the libraries' script, once it has been asked for. */
let files: string[] = [];
/** Whether a press has waited for the libraries in vain. */
let missed = false;

/**
 * Loads what the form needs for sending while the visitor is still typing, so that the press needs only the services. Reading
 * the page and filling in the form need none of it.
 * @returns the parts that belong on the page, once they have loaded; and `load`, which returns all parts or throws
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
 * The bundler waits for ever for a script that came broken, cut off or not at all. So the script is fetched again past the
 * browser's cache; then its element gets an `error` event, and the bundler asks for it again.
 */
async function askAnew() {
  await Promise.all(files.map((file) => fetch(file, { cache: 'reload' })));
  for (const script of document.scripts)
    if (files.includes(script.src)) script.dispatchEvent(new Event('error'));
}

/**
 * With cookies blocked, `localStorage` throws when it is named, and the e-mail library names it while loading. If it is
 * undefined, the library works without it.
 */
function hideBlockedStorage() {
  try {
    void window.localStorage;
  } catch {
    Object.defineProperty(window, 'localStorage', { value: undefined, configurable: true });
  }
}

/** Runs the work when the page has loaded and is idle. Returns a function that cancels it. */
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
