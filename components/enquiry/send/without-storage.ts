// The e-mail library reads `localStorage` while it loads. With cookies blocked
// that throws. It works without one.
try {
  void window.localStorage;
} catch {
  Object.defineProperty(window, 'localStorage', {
    value: undefined,
    configurable: true,
  });
}
