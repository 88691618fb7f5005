declare global {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface adds to the type of `window`
  interface Window {
    /**
     * Loads the page of the pressed link whole, or this page. Resolves to
     * whether a document is on its way.
     */
    reloadOnce: () => Promise<boolean>;
  }
}

/**
 * Defines `reloadOnce`, which asks the host first. The page of a pressed link
 * loads on any answer but 429 and 5xx. This page reloads only if the host has
 * it and no typed word can be lost, and the page that this document began with
 * once for each deploy. Nothing loads while an enquiry is being sent. An early
 * script.
 * @param deploy the id of this build. The tab's storage keeps it
 * @param patience milliseconds to wait for an answer. Then the page of a link
 * loads all the same: the host may be slow
 */
export function defineReloadOnce(
  deploy: string,
  patience: number,
  absent: string,
) {
  const first = location.pathname;
  const { dataset } = document.documentElement;

  const mayReload = () => {
    try {
      const reloaded = sessionStorage.reloaded ?? '';
      // Another page is not counted: the new document begins with it, so it
      // reloads once at most.
      if (
        (location.pathname === first && reloaded.includes(deploy)) ||
        'unkept' in dataset
      )
        return false;
      sessionStorage.reloaded = `${reloaded} ${deploy}`;
      return true;
    } catch {
      // Without storage the number of reloads is unknown, and words would be
      // lost.
      return false;
    }
  };

  window.reloadOnce = async () => {
    const pressed = dataset.going;
    const address = pressed ?? location.href;
    // No HEAD, which a host may refuse.
    const there = await fetch(address, {
      cache: 'no-store',
      // The redirect of a captive portal leads to another site: only a document
      // can follow it.
      redirect: pressed ? 'manual' : 'follow',
      signal: AbortSignal.timeout(patience),
    }).then(
      ({ body, status }) => {
        body?.cancel();
        return status === 200 || (!!pressed && status < 500 && status !== 429);
      },
      ({ name }) => !!pressed && name === 'TimeoutError',
    );
    if ('leaving' in dataset) return true;
    // The page of the link may have come meanwhile, or the visitor may have
    // gone on.
    if (
      'sending' in dataset ||
      pressed !== dataset.going ||
      address !== (pressed ?? location.href)
    )
      return false;
    if (!there && pressed) dispatchEvent(new Event(absent));
    if (!there || !(pressed || mayReload())) return false;
    dataset.leaving = '';
    if (address === location.href) location.reload();
    else location.assign(address);
    return true;
  };

  // NEXT: the router loads the document by itself when route data are gone or
  // of another build. Where the browser has this event
  // (https://developer.mozilla.org/docs/Web/API/NavigateEvent), that too
  // follows the rules above.
  globalThis.navigation?.addEventListener('navigate', (event) => {
    const { sameDocument, url } = event.destination;
    // An address of an app, such as geo:, leaves no document, and one of
    // another site may open an app.
    if (
      sameDocument ||
      event.userInitiated ||
      new URL(url).origin !== location.origin
    )
      return;
    const waits = !('leaving' in dataset);
    const asks = waits && url === dataset.going;
    // The router may try once more.
    if (asks || 'sending' in dataset || (waits && dataset.wait === 'absent'))
      event.preventDefault();
    else dataset.leaving = '';
    if (asks) window.reloadOnce();
  });
}
