/**
 * Loads the e-mail library and the bot check, and starts the bot check. A script that fails or hangs is requested again
 * (components/repair/retry-failed-scripts.ts), and `import` waits for it.
 */
export async function loadLibraries() {
  hideBlockedStorage();
  const { startBotCheck, getToken, sendEmail } = await import('./libraries');
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
