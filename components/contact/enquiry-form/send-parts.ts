/** What checks and sends an enquiry. One file, so that it is one request. */
export { enquiryErrors } from '@/data/enquiry-errors';
export { submitEnquiry } from '../enquiry/submit';
export { dateWindow, validate } from '../enquiry/validate';
export { writeOut } from '../enquiry/write-out';

type LateParts = typeof import('./late-parts');

/** The addresses of the late parts' script. */
let files: string[] = [];
let lastPressFailed = false;

/** Loads the late parts for a press. If the last press could not load them, it fetches their script again first. */
export async function loadForPress(): Promise<LateParts> {
  if (lastPressFailed) await loadScriptsAgain();
  lastPressFailed = true;
  const parts = await loadLateParts();
  lastPressFailed = false;
  return parts;
}

export async function loadLateParts(): Promise<LateParts> {
  hideBlockedStorage();
  const before = new Set(document.scripts);
  const parts = import('./late-parts');
  const added = Array.from(document.scripts).filter((script) => !before.has(script));
  if (added.length) files = added.map(({ src }) => src);
  return parts;
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
