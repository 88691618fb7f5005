/**
 * Mends a page when one of its scripts has failed to load. It asks the server for the script again. If the server does not have
 * it, or answers with a page, the tab is older than the last deploy: the page reloads, once, or the page that was pressed for
 * loads. If the server has it, it was lost on its way: it is added again, at most three times, each time later. The draft keeps
 * what was typed. An early script
 * (components/early-script.ts).
 *
 * @param pause milliseconds until another reload is allowed; an earlier one would find the same
 * @param delay milliseconds before a lost script is asked for again; it doubles each time
 */
export function mendScripts(pause: number, delay: number) {
  // Do not reload while an enquiry is being sent.
  const sending = () => document.querySelector('[data-sending=true]');
  const times = new Map<string, number>();
  /** The page that was pressed for last. */
  let pressed = '';
  const mend = async (address: string) => {
    const { ok, headers } = await fetch(address, { cache: 'reload' });
    if (ok && /javascript/.test(headers.get('content-type') ?? '')) {
      const script = document.createElement('script');
      // The path as the page writes it: the bundler's runtime waits for the script under that name.
      script.src = new URL(address).pathname;
      document.head.append(script);
    } else if (!sending() && Date.now() - Number(sessionStorage.getItem('reloaded')) > pause) {
      sessionStorage.setItem('reloaded', String(Date.now()));
      if (pressed && new URL(pressed).pathname !== location.pathname) location.assign(pressed);
      else location.reload();
    }
  };
  const mendLater = (address: string) => {
    const time = times.get(address) ?? 0;
    if (time > 2) return;
    times.set(address, time + 1);
    // Offline, `fetch` throws a TypeError: ask again. Blocked storage cannot count the reloads, so the page does not reload.
    setTimeout(
      () => mend(address).catch((error) => error.name === 'TypeError' && mendLater(address)),
      time && delay * 2 ** time,
    );
  };
  addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[data-page]');
      if (link) pressed = link.href;
    },
    true,
  );
  addEventListener('popstate', () => {
    pressed = '';
  });
  addEventListener(
    'error',
    ({ target, error, filename }) => {
      const address =
        target instanceof HTMLScriptElement ? target.src : error instanceof SyntaxError && filename;
      if (address && /\/_next\/.+\.js/.test(address)) mendLater(address);
    },
    true,
  );
}
