declare global {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface adds to the type of `window`
  interface Window {
    /** Loads the page of the pressed link whole, or this page. Resolves to whether a document is on its way. If not, the caller says so. */
    reloadOnce: () => Promise<boolean>;
  }
}

/**
 * Defines `reloadOnce`, the one way in which the site repairs itself. Not while an enquiry is being sent, and only a document that the
 * host has: a HEAD request asks first. This page reloads only when no typed word can be lost, and the page that this document began with
 * once for each deploy. An early script.
 * @param deploy the id of this build. The tab's storage keeps the ids of the builds that have been reloaded
 * @param patience milliseconds to wait for the host's answer. Then the page of a pressed link loads all the same: the host may be slow
 */
export function defineReloadOnce(deploy: string, patience: number) {
  const first = location.pathname;
  const { dataset } = document.documentElement;

  const mayReload = () => {
    try {
      const reloaded = sessionStorage.reloaded ?? '';
      // A page behind a link cannot begin an endless series: the document that is loaded for it begins with that page.
      if ((location.pathname === first && reloaded.includes(deploy)) || 'unkept' in dataset) return false;
      sessionStorage.reloaded = `${reloaded} ${deploy}`;
      return true;
    } catch {
      // Without storage the number of reloads is unknown, and words would be lost.
      return false;
    }
  };

  window.reloadOnce = async () => {
    const pressed = dataset.going;
    const address = pressed ?? location.href;
    const there = await fetch(address, {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(patience),
    }).then(
      ({ status }) => status === 200,
      ({ name }) => name === 'TimeoutError' && !!pressed,
    );
    if ('leaving' in dataset) return true;
    // The page of the link may have come meanwhile, or the visitor may have gone on.
    if (!there || 'sending' in dataset || address !== (dataset.going ?? location.href)) return false;
    const here = address === location.href;
    if (here && !mayReload()) return false;
    dataset.leaving = '';
    if (here) location.reload();
    else location.assign(address);
    return true;
  };

  // NEXT: the router loads the document by itself when route data are gone or of another build. Where the browser has this event
  // (https://developer.mozilla.org/docs/Web/API/NavigateEvent), that too follows the rules above.
  globalThis.navigation?.addEventListener('navigate', (event) => {
    const { sameDocument, url } = event.destination;
    // An address of an app, such as geo:, leaves no document, and one of another site may open an app.
    if (sameDocument || event.userInitiated || new URL(url).origin !== location.origin) return;
    if ('sending' in dataset) event.preventDefault();
    else if (url === dataset.going && !('leaving' in dataset)) {
      event.preventDefault();
      window.reloadOnce();
    } else dataset.leaving = '';
  });
}
