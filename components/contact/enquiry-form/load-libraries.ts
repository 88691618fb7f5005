/** The addresses of the libraries' script. */
let files: string[] = [];
let loaded = false;

/**
 * Loads the e-mail library and the bot check, and starts the bot check. Each further call loads their script again, until it has
 * arrived whole.
 *
 * NEXT: Turbopack adds a script once. It adds it again only after an `error` event
 * (https://github.com/vercel/next.js/pull/94918). A script that is cut off, or never arrives, has no such event, and `import`
 * waits for ever. Any element that runs the script ends that wait, so this adds another one.
 */
export async function loadLibraries() {
  hideBlockedStorage();
  const before = new Set(document.scripts);
  const libraries = import('./libraries');
  const added = Array.from(document.scripts).filter((script) => !before.has(script));
  if (added.length) files = added.map(({ src }) => src);
  else if (!loaded) for (const file of files) addScript(file).catch(() => {});
  const { startBotCheck, getToken, sendEmail } = await libraries;
  loaded = true;
  startBotCheck();
  return { getToken, sendEmail };
}

/** Replaces the browser's copy of a script, which may be broken, and adds the script to the page. */
async function addScript(file: string) {
  await fetch(file, { cache: 'reload' });
  const script = document.createElement('script');
  // NEXT: Turbopack knows a script by the path that it gave it.
  script.src = new URL(file).pathname;
  document.head.append(script);
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
