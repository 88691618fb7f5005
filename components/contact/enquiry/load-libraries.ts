/** The scripts of the libraries that have not arrived. */
let missing: HTMLScriptElement[] = [];

/**
 * Loads the e-mail library and the bot check, and starts the bot check.
 *
 * NEXT: Turbopack adds a script once, and `import` waits for it for ever. A script that fails has an `error` event, after which
 * components/frame/retry-failed-scripts.ts requests it again. A script that hangs has none, so each further call here sends one.
 */
export async function loadLibraries() {
  hideBlockedStorage();
  for (const script of missing) script.dispatchEvent(new Event('error'));
  const before = new Set(document.scripts);
  const libraries = import('./libraries');
  missing.push(...Array.from(document.scripts).filter((script) => !before.has(script)));
  const { startBotCheck, getToken, sendEmail } = await libraries;
  missing = [];
  startBotCheck();
  return { getToken, sendEmail };
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
