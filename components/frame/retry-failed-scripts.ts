/**
 * Repairs a page when one of its scripts has failed to load, was cut off, or is a web page. It requests the script again until the
 * server has it, and then adds it again. When the server does not have it, the tab is older than the last deploy, or the deploy is
 * not complete. Then the page of the pressed link loads whole, or this page reloads once (components/shared/reload-once.ts). If that
 * does not help, the page stays as it is in the HTML, and a line says that it is incomplete (incomplete-line.tsx). This is an early
 * script (components/shared/early-script.ts).
 *
 * @param delay milliseconds before the second request for a script. It doubles each time. A click ends it
 * @param ready the event of the bar after hydration. From then on the page itself is complete
 */
export function retryFailedScripts(delay: number, ready: string) {
  const { dataset } = document.documentElement;
  const times = new Map<string, number>();
  const underWay = new Set<string>();
  let hydrated = false;

  const wait = (time: number) =>
    new Promise((resume) => {
      setTimeout(resume, time);
      addEventListener('click', resume, { capture: true, once: true });
    });
  const mend = async (address: string) => {
    for (let there: boolean | undefined; !there; ) {
      const time = times.get(address) ?? 0;
      times.set(address, time + 1);
      if (time) await wait(delay * 2 ** (time - 1));
      // A request that hangs must not stop the later ones.
      const limit = AbortSignal.timeout(delay * 4);
      const answer = await fetch(address, { cache: 'reload', signal: limit }).catch(() => undefined);
      there = answer?.ok && /javascript/.test(answer.headers.get('content-type') ?? '');
      const lost = there === false ? !window.reloadOnce(dataset.going) : time > 2;
      if (lost && !hydrated) dataset.incomplete = '';
    }
    const script = document.createElement('script');
    // NEXT: Turbopack waits for a script with this path.
    script.src = new URL(address).pathname;
    document.head.append(script);
  };

  addEventListener(
    'error',
    (event) => {
      const { target, error, filename } = event;
      const address =
        target instanceof HTMLScriptElement ? target.src : error instanceof SyntaxError && filename;
      if (!address || !/\/_next\/.+\.js/.test(address)) return;
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
