/**
 * Helps a page whose scripts came broken. The server is asked for the script again. If it is gone there, or a page has come in
 * its place, this is an old tab after a new deploy: the page is loaded anew, once, or the page that was pressed for. If it is there, it was lost on its way: it is
 * added again, at most three times, each time later. What was typed is in the draft. An early script
 * (components/early-script.ts).
 *
 * @param pause milliseconds until another reload is allowed: one so soon would find what the first one found
 * @param delay milliseconds before a lost script is asked for again; it doubles each time
 */
export function mendScripts(pause: number, delay: number) {
  // A reload would break off the enquiry.
  const sending = () => document.querySelector('[data-sending=true]');
  const times = new Map<string, number>();
  /** The page that was pressed for last. */
  let pressed = '';
  const mend = async (address: string) => {
    const { ok, headers } = await fetch(address, { cache: 'reload' });
    if (ok && /javascript/.test(headers.get('content-type') ?? '')) {
      const script = document.createElement('script');
      // As it is written in the page: by that name the bundler's runtime waits for it.
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
    // Offline it is asked for again. Where storage is blocked nobody knows how often the page was loaded: it stays.
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
