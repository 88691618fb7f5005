/**
 * Keeps what is typed until the page's own scripts have loaded, if they ever do. Then the form takes over. An early script
 * (components/early-script.ts).
 *
 * @param form the id of the form
 * @param key the name of the draft in the tab's storage
 */
export function keepEarlyDraft(form: string, key: string) {
  addEventListener(
    'input',
    ({ target }) => {
      const fields = target instanceof Element && target.closest('form');
      if (!fields || fields.id !== form) return;
      try {
        sessionStorage.setItem(key, JSON.stringify(Object.fromEntries(new FormData(fields))));
      } catch {}
    },
    // In the capture phase, because React stops events before hydration.
    true,
  );
}
