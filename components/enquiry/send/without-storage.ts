// The e-mail library reads `localStorage` while it loads, which throws with
// cookies blocked. It works without one.
try {
  void window.localStorage;
} catch {
  Object.defineProperty(window, 'localStorage', {
    value: undefined,
    configurable: true,
  });
}
