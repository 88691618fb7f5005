import { useEffect, useState } from 'react';
import { onFirstInteraction } from '@/components/shared/first-interaction';

export type FormRuntime = typeof import('./form-runtime');

/** The libraries load at the latest so many milliseconds after the page. */
const PAUSE = 200;

/**
 * Loads the script that checks and sends an enquiry, right after hydration, and the libraries while the visitor reads or types.
 * If one fails, the visitor's next act loads it again.
 * @returns what the script exports, once it has loaded
 */
export function useFormRuntime(): FormRuntime | undefined {
  const [parts, setParts] = useState<FormRuntime>();
  useEffect(() => {
    const loadParts = async () => setParts(await importParts());
    loadParts().catch(() => {});
    return onFirstInteraction(async () => {
      await loadParts();
      await loadLibraries();
    }, PAUSE);
  }, []);
  return parts;
}

const importParts = (): Promise<FormRuntime> => import('./form-runtime');

/** The addresses of the libraries' script. */
let files: string[] = [];
let lastPressFailed = false;

/** Loads the libraries for a press. If the last press could not load them, it fetches their script again first. */
export async function loadLibrariesForPress() {
  if (lastPressFailed) await loadScriptsAgain();
  lastPressFailed = true;
  const libraries = await loadLibraries();
  lastPressFailed = false;
  return libraries;
}

/** Loads the e-mail library and the bot check, and starts the bot check. */
async function loadLibraries() {
  hideBlockedStorage();
  const before = new Set(document.scripts);
  const libraries = import('./libraries');
  const added = Array.from(document.scripts).filter((script) => !before.has(script));
  if (added.length) files = added.map(({ src }) => src);
  const { startBotCheck, getToken, sendEmail } = await libraries;
  startBotCheck();
  return { getToken, sendEmail };
}

/**
 * Turbopack loads a script again only after its `error` event (https://github.com/vercel/next.js/pull/94918). A script that
 * is broken, or never arrives, has no such event, and `import` waits for ever. So this replaces the browser's copy and sends the event.
 */
async function loadScriptsAgain() {
  await Promise.all(files.map((file) => fetch(file, { cache: 'reload' })));
  for (const script of document.scripts)
    if (files.includes(script.src)) script.dispatchEvent(new Event('error'));
}

/**
 * The e-mail library reads `localStorage` while it loads, and with cookies blocked that throws
 * (https://developer.mozilla.org/en-US/docs/Web/API/Window/localStorage#exceptions). It works without one.
 */
function hideBlockedStorage() {
  try {
    void window.localStorage;
  } catch {
    Object.defineProperty(window, 'localStorage', { value: undefined, configurable: true });
  }
}
