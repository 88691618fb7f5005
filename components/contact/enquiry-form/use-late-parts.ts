import { useEffect, useState } from 'react';
import { onFirstSign } from '@/components/frame/analytics/first-sign';

type LateParts = typeof import('./late-parts');

/** How long after the page has loaded the late parts follow at the latest, in milliseconds. */
const PAUSE = 200;

/** The addresses of the late parts' script. */
let files: string[] = [];
let pressedInVain = false;

/**
 * Loads what the form needs for sending while the visitor is still reading or typing.
 * @returns the parts that belong on the page, once they have loaded; and `load`, which a press calls: all parts, or it throws
 */
export function useLateParts() {
  const [parts, setParts] = useState<Partial<LateParts>>({});
  useEffect(() => onFirstSign(async () => setParts(await importParts()), PAUSE), []);
  const load = async () => {
    if (pressedInVain) await loadScriptsAgain();
    pressedInVain = true;
    const all = await importParts();
    pressedInVain = false;
    setParts(all);
    return all;
  };
  return { BotCheck: parts.BotCheck, SunsetHint: parts.SunsetHint, load };
}

async function importParts(): Promise<LateParts> {
  hideBlockedStorage();
  const before = new Set(document.scripts);
  const parts = import('./late-parts');
  const added = Array.from(document.scripts).filter((script) => !before.has(script));
  if (added.length) files = added.map(({ src }) => src);
  return parts;
}

/**
 * Turbopack loads a script again only after its `error` event (https://github.com/vercel/next.js/pull/94918). A script that
 * comes broken or never has no such event, and `import` waits for ever. So this renews the browser's copy and sends the event.
 */
async function loadScriptsAgain() {
  await Promise.all(files.map((file) => fetch(file, { cache: 'reload' })));
  for (const script of document.scripts)
    if (files.includes(script.src)) script.dispatchEvent(new Event('error'));
}

/**
 * The e-mail library names `localStorage` while it loads, and with cookies blocked that throws
 * (https://developer.mozilla.org/en-US/docs/Web/API/Window/localStorage#exceptions). It works where there is none.
 */
function hideBlockedStorage() {
  try {
    void window.localStorage;
  } catch {
    Object.defineProperty(window, 'localStorage', { value: undefined, configurable: true });
  }
}
