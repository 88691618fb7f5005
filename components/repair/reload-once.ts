declare global {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface adds to the type of `window`
  interface Window {
    /**
     * Loads a page whole: the one way in which the site repairs itself. Only an address of the site, not while an enquiry is being
     * sent, and only a document that the host has: a HEAD request asks first. An address is assigned once, so that a slow document is not requested
     * again. This page reloads only when no typed word can be lost, and the page that this document began with once for each deploy.
     *
     * @param address of the page of a pressed link; by default this page
     * @returns whether the document is on its way. If not, the caller says so to the visitor, or asks again later
     */
    reloadOnce: (address?: string) => Promise<boolean>;
  }
}

/**
 * Defines `reloadOnce`. While a document is on its way, `data-leaving` is its address. This is an early script
 * (components/shared/early-script.ts), because another early script needs it.
 *
 * @param deploy the id of this build. The tab's storage keeps the ids of the builds that have been reloaded
 * @param patience milliseconds that the host has to say whether it has the document. After that the page of a pressed link loads all
 * the same, because the host may be slow
 */
export function defineReloadOnce(deploy: string, patience: number) {
  const first = location.pathname;
  const { dataset } = document.documentElement;

  window.reloadOnce = async (address = location.href) => {
    const there = await fetch(address, {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(patience),
    }).then(
      ({ status }) => status === 200,
      ({ name }) => name === 'TimeoutError' && address === dataset.going,
    );
    if (dataset.leaving === address) return true;
    // The visitor may have gone on meanwhile.
    const here = address === location.href;
    if (!there || 'sending' in dataset || address !== (dataset.going ?? location.href)) return false;
    if (here)
      try {
        const reloaded = sessionStorage.reloaded ?? '';
        // A page behind a link cannot begin an endless series: the document that is loaded for it begins with that page.
        // `data-unkept`: storage does not hold what is typed (components/enquiry/draft.ts).
        if ((location.pathname === first && reloaded.includes(deploy)) || 'unkept' in dataset) return false;
        sessionStorage.reloaded = `${reloaded} ${deploy}`;
      } catch {
        // Without storage the number of reloads is unknown, and words would be lost.
        return false;
      }
    dataset.leaving = address;
    if (here) location.reload();
    else location.assign(address);
    return true;
  };

  // NEXT: the router loads the document by itself when route data are gone or of another build. Browsers with this event
  // (https://developer.mozilla.org/docs/Web/API/NavigateEvent) let that wait until the enquiry is sent, ask whether the host has it, and
  // do not do it twice.
  globalThis.navigation?.addEventListener('navigate', (event) => {
    const { sameDocument, url } = event.destination;
    // An address of an app, such as geo:, leaves no document, and one of another site may open an app.
    if (sameDocument || event.userInitiated || new URL(url).origin !== location.origin) return;
    if ('sending' in dataset) event.preventDefault();
    else if (url === dataset.going && url !== dataset.leaving) {
      event.preventDefault();
      window.reloadOnce(url);
    } else dataset.leaving = url;
  });
  // The browser may show this document again on Back.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) delete dataset.leaving;
  });
}
