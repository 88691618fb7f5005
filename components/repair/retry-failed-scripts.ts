/**
 * Repairs a page when one of its scripts has failed to load, was cut off, is a web page, or hangs. It requests a script that failed
 * again until the server has it, and then adds it again. Only 404 and 410 mean that it is gone: the tab is older than the last deploy,
 * or the deploy is not complete. Then the page of the pressed link loads whole, or this page reloads once, but not after hydration
 * (components/repair/reload-once.ts). If that does not help, the page stays as it is in the HTML, and a line says that it is
 * incomplete (incomplete-line.tsx). A script that hangs, also one of Google, is requested once more beside the first request.
 * This is an early script (components/shared/early-script.ts).
 *
 * @param delay milliseconds before the second request for a script that failed. It doubles each time. A click ends it
 * @param tick milliseconds. A script that has not come after three ticks hangs
 * @param ready the event of the bar after hydration. From then on the page itself is complete
 */
export function retryFailedScripts(delay: number, tick: number, ready: string) {
  const { dataset } = document.documentElement;
  const times = new Map<string, number>();
  const underWay = new Set<string>();
  /** How many ticks are left to each script; without end when it has come or failed. */
  const left = new Map<EventTarget | null, number>();
  let hydrated = false;

  const mend = async (address: string) => {
    for (let there: boolean | undefined; !there; ) {
      const time = times.get(address) ?? 0;
      times.set(address, time + 1);
      if (time)
        await new Promise((resume) => {
          setTimeout(resume, delay * 2 ** (time - 1));
          addEventListener('click', resume, { capture: true, once: true });
        });
      // A request that hangs must not stop the later ones.
      const signal = AbortSignal.timeout(delay * 4);
      const answer = await fetch(address, { cache: 'reload', signal }).catch(() => undefined);
      there = answer?.ok && answer.headers.get('content-type')?.includes('javascript');
      const gone = answer && [404, 410].includes(answer.status);
      const leaves = gone && (dataset.going || !hydrated) && (await window.reloadOnce(dataset.going));
      if (!there && !leaves && !hydrated && (answer || time > 2)) dataset.incomplete = '';
    }
    const script = document.createElement('script');
    // NEXT: Turbopack waits for a script with this path.
    script.src = new URL(address).pathname;
    document.head.append(script);
  };

  setInterval(() => {
    for (const hanging of document.scripts) {
      const { async, id, onload, src } = hanging;
      // NEXT: each script that a browser of today loads has `async`, and its path begins with `/_next/`.
      if (!async || !/_next|recaptcha/.test(src)) continue;
      const ticks = (left.get(hanging) ?? 3) - 1;
      left.set(hanging, ticks);
      if (ticks) continue;
      hanging.id = '';
      const script = Object.assign(document.createElement('script'), { id, onload });
      // The browser would join a request for the same address with the one that hangs.
      script.src = `${src}${src.includes('?') ? '&' : '?'}again=${Date.now()}`;
      document.head.append(script);
      // NEXT: Turbopack waits for this path. The request has begun, so this does not change it.
      script.setAttribute('src', src.replace(location.origin, ''));
      left.set(script, 6);
    }
  }, tick);
  // The window does not see this event.
  document.addEventListener('load', ({ target }) => left.set(target, Infinity), true);
  addEventListener(
    'error',
    (event) => {
      const { target, error, filename } = event;
      left.set(target, Infinity);
      const address = (target as HTMLScriptElement).src ?? (error instanceof SyntaxError && filename);
      if (!/\/_next\/.+\.js/.test(address)) return;
      // NEXT: Turbopack must not see this event. It then waits for the script, and React keeps the HTML of the page. Otherwise the
      // error screen replaces a page that can be read.
      event.stopImmediatePropagation();
      if (underWay.has(address)) return;
      underWay.add(address);
      mend(address).finally(() => underWay.delete(address));
    },
    true,
  );
  addEventListener(ready, () => {
    hydrated = true;
    delete dataset.incomplete;
  });
}
