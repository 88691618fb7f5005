/**
 * Repairs a page when one of its scripts has failed, was cut off, is a web page, or hangs: requests it until the server has it, and adds
 * it again. Only 404 and 410 mean that it is gone, after a deploy. Then the page of the pressed link loads whole, or this page reloads
 * once before hydration (reload-once.ts). If that does not help, a line says what does not work (incomplete-line.tsx). An early script.
 * @param delay milliseconds before the second request for a script that failed. It doubles each time. A click ends it
 * @param tick milliseconds. A file that has not come after three ticks hangs
 * @param ready the event of the bar after hydration. From then on the page itself is complete
 */
export function retryFailedScripts(delay: number, tick: number, ready: string) {
  const { dataset } = document.documentElement;
  const times = new Map<string, number>();
  const underWay = new Set<string>();
  /** How many ticks are left to each file; without end when it has come or failed. */
  const left = new Map<EventTarget | null, number>();
  let hydrated = false;

  /** The browser would join a request for the same address with one that hangs. */
  const anew = (address: string) => `${address}${address.includes('?') ? '&' : '?'}again=${Date.now()}`;

  const isThere = async (address: string, time: number) => {
    // A request that hangs must not stop the later ones.
    const answer = await fetch(address, { signal: AbortSignal.timeout(delay * 4) }).catch(() => undefined);
    if (answer?.ok && answer.headers.get('content-type')?.includes('javascript')) return true;
    const gone = answer && [404, 410].includes(answer.status);
    const leaves = gone && (dataset.going || !hydrated) && (await window.reloadOnce());
    if (!leaves && !hydrated && (answer || time > 2)) dataset.incomplete = '';
    return false;
  };

  const mend = async (lost: Pick<HTMLScriptElement, 'src'> & Partial<HTMLScriptElement>) => {
    const { id = '', onload = null, src } = lost;
    if (underWay.has(src)) return;
    underWay.add(src);
    let address: string;
    let time: number;
    do {
      time = times.get(src) ?? 0;
      times.set(src, time + 1);
      if (time)
        await new Promise((resume) => {
          setTimeout(resume, delay * 2 ** (time - 1));
          addEventListener('click', resume, { capture: true, once: true });
        });
      address = anew(src);
      // Only a script of ours can be looked at.
    } while (src.startsWith(location.origin) && !(await isThere(address, time)));
    underWay.delete(src);
    lost.id = '';
    const script = Object.assign(document.createElement('script'), { id, onload, src: address });
    document.head.append(script);
    // NEXT: Turbopack waits for a script with this path. The request has begun, so this does not change it.
    script.setAttribute('src', src.replace(location.origin, ''));
  };

  const hangs = (file: Element) => {
    const ticks = (left.get(file) ?? 3) - 1;
    left.set(file, ticks);
    return ticks === 0;
  };
  setInterval(() => {
    // NEXT: each script that a browser of today loads has `async`, and its path begins with `/_next/`.
    for (const script of document.scripts)
      if (script.async && /_next|recaptcha/.test(script.src) && hangs(script)) mend(script);
  }, tick);
  // The window does not see this event.
  document.addEventListener('load', ({ target }) => left.set(target, Infinity), true);
  addEventListener(
    'error',
    (event) => {
      const { target, error, filename } = event;
      left.set(target, Infinity);
      const address = (target as HTMLScriptElement).src ?? (error instanceof SyntaxError && filename);
      const [src] = /^.+\/_next\/.+\.js/.exec(address) ?? [];
      if (!src) return;
      // NEXT: Turbopack must not see this event. Then it waits for the script, and no error screen replaces the readable page.
      event.stopImmediatePropagation();
      mend({ src });
    },
    true,
  );
  addEventListener(ready, () => {
    hydrated = true;
    delete dataset.incomplete;
  });
}
