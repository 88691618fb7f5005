/**
 * Mends a page when one of its scripts has failed to load. It asks the server for the script again. If the server has it, it
 * was lost on its way: it is added again, at most three times, each time later. If not, or if the answer is a page, the tab is
 * older than the last deploy: the page reloads, once, or the page that was pressed for loads. The draft keeps what was typed.
 * An early script (components/frame/early-script.ts).
 *
 * @param pause milliseconds until another reload is allowed; an earlier one would find the same
 * @param delay milliseconds before a lost script is asked for again; it doubles each time
 */
export function mendScripts(pause: number, delay: number) {
  const wait = (time: number) => new Promise<undefined>((resume) => setTimeout(resume, time));
  const times = new Map<string, number>();
  const underWay = new Set<string>();
  /** The page that was pressed for last. */
  let pressed = '';

  const mend = async (address: string) => {
    const time = times.get(address) ?? 0;
    if (time > 2 || underWay.has(address)) return;
    underWay.add(address);
    if (time) await wait(delay * 2 ** time);
    let answer: Response | undefined;
    // Offline it is asked for until it can be had.
    while (!answer) answer = await fetch(address, { cache: 'reload' }).catch(() => wait(2 * delay));
    underWay.delete(address);
    if (answer.ok && /javascript/.test(answer.headers.get('content-type') ?? '')) {
      times.set(address, time + 1);
      const script = document.createElement('script');
      // The path as the page writes it: the bundler's runtime waits for the script under that name.
      script.src = new URL(address).pathname;
      document.head.append(script);
      return;
    }
    // Do not reload while an enquiry is being sent.
    if (document.querySelector('[data-sending=true]')) return;
    if (Date.now() - Number(sessionStorage.getItem('reloaded')) <= pause) return;
    sessionStorage.setItem('reloaded', String(Date.now()));
    if (pressed && new URL(pressed).pathname !== location.pathname) location.assign(pressed);
    else location.reload();
  };

  // On the window, where it comes last: the router has prevented the default of each press that it follows.
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
      // Where storage is blocked nobody knows how often the page was reloaded: it stays.
      if (address && /\/_next\/.+\.js/.test(address)) mend(address).catch(() => {});
    },
    true,
  );
}
