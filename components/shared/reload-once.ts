declare global {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface adds to the type of `window`
  interface Window {
    /**
     * Loads a page whole: the one way in which the site repairs itself. Only an address of the site, and not while an enquiry is being
     * sent. An address is assigned once, so that a slow document is not requested again. The page that this document began with
     * reloads once for each deploy.
     *
     * @param address of the page; by default this one
     * @returns whether the document is on its way. If not, the caller says so to the visitor, or asks again later
     */
    reloadOnce: (address?: string) => boolean;
  }
}

/**
 * Defines `reloadOnce`. While a document is on its way, `data-leaving` is its address. This is an early script
 * (components/shared/early-script.ts), because another early script needs it.
 *
 * @param deploy the id of this build. The tab's storage keeps the ids of the builds that have been reloaded
 */
export function defineReloadOnce(deploy: string) {
  const first = location.pathname;
  const { dataset } = document.documentElement;

  window.reloadOnce = (address = location.href) => {
    const { origin, pathname, href } = new URL(address, location.href);
    if (origin !== location.origin || dataset.sending !== undefined) return false;
    if (dataset.leaving === href) return true;
    const sameAddress = pathname === location.pathname;
    // A page behind a link cannot begin an endless series: the document that is loaded for it begins with that page.
    if (sameAddress && pathname === first) {
      try {
        const reloaded = sessionStorage.getItem('reloaded') ?? '';
        if (reloaded.includes(deploy)) return false;
        sessionStorage.setItem('reloaded', `${reloaded} ${deploy}`);
      } catch {
        // Without storage the number of reloads is unknown.
        return false;
      }
    }
    dataset.leaving = href;
    if (sameAddress) location.reload();
    else location.assign(href);
    return true;
  };

  // NEXT: the router loads the document by itself when route data are gone or of another build. Browsers with this event
  // (https://developer.mozilla.org/docs/Web/API/NavigateEvent) let that wait too until the enquiry is sent, and do not do it twice.
  globalThis.navigation?.addEventListener('navigate', (event) => {
    const { sameDocument, url } = event.destination;
    // An address of an app, such as geo:, leaves no document, and one of another site may open an app.
    if (sameDocument || event.userInitiated || new URL(url).origin !== location.origin) return;
    if (dataset.sending !== undefined) event.preventDefault();
    else dataset.leaving = url;
  });
  // The browser may show this document again on Back.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) delete dataset.leaving;
  });
}
