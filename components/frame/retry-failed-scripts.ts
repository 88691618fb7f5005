/**
 * Repairs a page when one of its scripts has failed to load, was cut off, is a web page, or hangs. It requests a script that failed
 * again until the server has it, and then adds it again. Only 404 and 410 mean that it is gone: the tab is older than the last deploy,
 * or the deploy is not complete. Then the page of the pressed link loads whole, or this page reloads once, but not after hydration
 * (components/shared/reload-once.ts). If that does not help, the page stays as it is in the HTML, and a line says that it is
 * incomplete (incomplete-line.tsx). A script that hangs, also one of Google, is requested a second time beside the first request.
 * This is an early script (components/shared/early-script.ts).
 *
 * @param delay milliseconds before the second request for a script that failed. It doubles each time. A click ends it
 * @param patience milliseconds after which a script hangs. They grow each time
 * @param ready the event of the bar after hydration. From then on the page itself is complete
 */
export function retryFailedScripts(delay: number, patience: number, ready: string) {
  const { dataset } = document.documentElement;
  const times = new Map<string, number>();
  const underWay = new Set<string>();
  const timers = new Map<EventTarget | null, ReturnType<typeof setTimeout>>();
  /** How often a script with this address has hung. */
  const hung = new Map<string, number>();
  let hydrated = false;

  /** An address without a request that hangs. The browser would join another request for the same address with it. */
  const fresh = (address: string) => {
    const number = hung.get(address);
    return number ? `${address}${address.includes('?') ? '&' : '?'}again=${number}` : address;
  };
  const add = (script: HTMLScriptElement, address: string) => {
    script.src = fresh(address);
    document.head.append(script);
    // NEXT: Turbopack waits for a script with this path. The request has begun, so this does not change it.
    script.setAttribute('src', address.replace(location.origin, ''));
  };
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
      const answer = await fetch(fresh(address), { cache: 'reload', signal: limit }).catch(() => undefined);
      there = answer?.ok && /javascript/.test(answer.headers.get('content-type') ?? '');
      const gone = answer && [404, 410].includes(answer.status);
      const leaves = gone && (dataset.going || !hydrated) && (await window.reloadOnce(dataset.going));
      const lost = answer ? !there && !leaves : time > 2;
      if (lost && !hydrated) dataset.incomplete = '';
    }
    add(document.createElement('script'), address);
  };
  const askAnew = (hanging: HTMLScriptElement) => {
    const { id, onload, src, isConnected } = hanging;
    if (!isConnected) return;
    hanging.id = '';
    hung.set(src, (hung.get(src) ?? 0) + 1);
    add(Object.assign(document.createElement('script'), { id, onload }), src);
  };
  const watch = (node: Node) => {
    const script = node as HTMLScriptElement;
    const { async, src } = script;
    // Each script that a browser of today loads has `async`.
    if (async && /_next|recaptcha|gtag/.test(src) && !timers.has(script))
      timers.set(script, setTimeout(askAnew, patience * (1 + (hung.get(src) ?? 0)), script));
  };

  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) addedNodes.forEach(watch);
  }).observe(document, { childList: true, subtree: true });
  // The window does not see this event.
  document.addEventListener(
    'load',
    ({ target }) => {
      clearTimeout(timers.get(target));
      // A script that comes twice must not run twice. In another document it does not run.
      for (const script of timers.keys() as Iterable<HTMLScriptElement>)
        if (script !== target && script.src === (target as HTMLScriptElement).src)
          new Document().adoptNode(script);
    },
    true,
  );
  addEventListener(
    'error',
    (event) => {
      const { target, error, filename } = event;
      clearTimeout(timers.get(target));
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
