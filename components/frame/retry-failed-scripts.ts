/**
 * Repairs a page when one of its scripts has failed to load. It requests the script again. If the server has the script, the
 * page adds it again, at most three times, each time after a longer delay. If the server does not have it, or sends a web page,
 * the tab is older than the last deploy. Then the page reloads once, or the page of the last click loads. The draft keeps the
 * typed text. This is an early script (components/shared/early-script.ts).
 *
 * @param pause milliseconds until another reload is allowed. An earlier reload would fail too
 * @param delay milliseconds before the first new request. It doubles each time
 */
export function retryFailedScripts(pause: number, delay: number) {
  const wait = (time: number) => new Promise<undefined>((resume) => setTimeout(resume, time));
  const times = new Map<string, number>();
  const underWay = new Set<string>();
  /** The address of the last clicked link. */
  let pressed = '';

  const mend = async (address: string) => {
    const time = times.get(address) ?? 0;
    if (time > 2 || underWay.has(address)) return;
    underWay.add(address);
    if (time) await wait(delay * 2 ** time);
    let answer: Response | undefined;
    // Offline, repeat the request until it succeeds.
    while (!answer) answer = await fetch(address, { cache: 'reload' }).catch(() => wait(2 * delay));
    underWay.delete(address);
    if (answer.ok && /javascript/.test(answer.headers.get('content-type') ?? '')) {
      times.set(address, time + 1);
      const script = document.createElement('script');
      // Use the path from the page, because the bundler's runtime waits for a script with that path.
      script.src = new URL(address).pathname;
      document.head.append(script);
      return;
    }
    // Do not reload while an enquiry is being sent.
    if (document.querySelector('html[data-sending]')) return;
    if (Date.now() - Number(sessionStorage.getItem('reloaded')) <= pause) return;
    sessionStorage.setItem('reloaded', String(Date.now()));
    if (pressed && new URL(pressed).pathname !== location.pathname) location.assign(pressed);
    else location.reload();
  };

  // Listen on the window, so that this runs last. The router has then prevented the default of each click that it handles.
  addEventListener('click', ({ target, defaultPrevented }) => {
    const link = target instanceof Element && target.closest('a');
    if (link && defaultPrevented) pressed = link.href;
  });
  addEventListener('popstate', () => {
    pressed = '';
  });
  addEventListener(
    'error',
    ({ target, error, filename }) => {
      const address =
        target instanceof HTMLScriptElement ? target.src : error instanceof SyntaxError && filename;
      // Without storage the number of reloads is unknown, so do not reload.
      if (address && /\/_next\/.+\.js/.test(address)) mend(address).catch(() => {});
    },
    true,
  );
}
