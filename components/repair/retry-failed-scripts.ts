/**
 * Requests a script again that has failed, has not run or hangs. Only 404 and
 * 410 mean that it is gone, after a deploy: then the page of the pressed link
 * loads whole, or this page reloads once before hydration (reload-once.ts).
 * Else a line says so (help-words.tsx). An early script.
 * @param delay milliseconds before the second request. It doubles each time. A
 * click ends it
 * @param patience seconds without any file until a script hangs, and at least
 * four times what the slowest file took
 * @param ready the event after hydration, when the page itself is complete
 */
export function retryFailedScripts(
  delay: number,
  patience: number,
  ready: string,
) {
  const { dataset } = document.documentElement;
  const times = new Map<string, number>();
  const ran = new Set<unknown>();
  /** When each script began; Infinity when it cannot hang any more. */
  const began = new Map<unknown, number>();
  let limit = Math.max(patience, performance.now() / 250);
  // Seconds while the page is awake.
  let now = 0;
  let moved = 0;
  let mending = 0;
  let hydrated = false;

  const isOurs = ({ src }: HTMLScriptElement) => /_next.*\.js/.test(src);

  const isThere = async (address: string, time: number) => {
    const answer = await fetch(address, {
      signal: AbortSignal.timeout(limit * 1000),
    }).catch(() => undefined);
    const text = await answer?.text().catch(() => '');
    if (text?.includes('TURBOPACK')) return true;
    const gone =
      answer &&
      [404, 410].includes(answer.status) &&
      (dataset.going || !hydrated);
    const leaves = gone && (await window.reloadOnce());
    if (!leaves && !hydrated && (answer || time > 3)) dataset.incomplete = '';
    return false;
  };

  const mend = async (lost: HTMLScriptElement) => {
    const { id, onload, src } = lost;
    let time = times.get(src) ?? 0;
    let address = src;
    mending++;
    do {
      if (time)
        await new Promise((resume) => {
          setTimeout(resume, delay * 2 ** (time - 1));
          addEventListener('click', resume, { capture: true, once: true });
        });
      // The browser joins equal requests, and keeps a wrong file.
      address = `${src}${src.includes('?') ? '&' : '?'}again=${Date.now()}`;
      times.set(src, ++time);
    } while (isOurs(lost) && !(await isThere(address, time)));
    mending--;
    lost.id = '';
    const script = Object.assign(document.createElement('script'), {
      id,
      onload,
      src: address,
    });
    began.set(script, Infinity);
    document.head.append(script);
    // NEXT: Turbopack waits for this path. The request has begun, so it stays
    // the same.
    script.setAttribute('src', src.replace(location.origin, ''));
  };

  setInterval(() => {
    now++;
    // NEXT: each script has `async`, but that for old browsers.
    for (const script of document.scripts) {
      if (!script.async || !/_next|recaptcha/.test(script.src)) continue;
      const since = began.get(script) ?? now;
      began.set(script, since);
      // One at a time.
      if (mending || now - Math.max(since, moved) < limit) continue;
      began.set(script, Infinity);
      mend(script);
    }
  }, 1000);

  // NEXT: each script of ours begins with this name.
  let turbopack: unknown;
  Object.defineProperty(window, 'TURBOPACK', {
    get() {
      ran.add(document.currentScript);
      return turbopack;
    },
    set(given) {
      turbopack = given;
    },
  });
  const onEnd = (event: Event) => {
    const script = event.target as HTMLScriptElement;
    const since = began.get(script) ?? now;
    began.set(script, Infinity);
    limit = Math.max(limit, (now - since) * 4);
    // A second request says nothing of the others.
    if (since < Infinity) moved = now;
    if (!isOurs(script) || ran.has(script)) return;
    // NEXT: Turbopack must not see this. So it waits, and no error screen
    // replaces the readable page.
    event.stopImmediatePropagation();
    mend(script);
  };
  for (const type of ['load', 'error'])
    document.addEventListener(type, onEnd, true);
  addEventListener(ready, () => {
    hydrated = true;
    delete dataset.incomplete;
  });
}
