import { useEffect, useRef } from 'react';

/**
 * After a link is followed, scrolls to the top and focuses the new page, where a screen reader goes on reading. The router
 * alone does not scroll when the top of the new page is still in view. Back and Forward keep their place.
 */
export function useArrival(path: string) {
  const last = useRef(path);
  const travellingTo = useRef('');

  useEffect(() => {
    // Keep the path, not a flag: a quick Back may come before the effect below has run for the page that it leaves.
    const onPopState = () => {
      travellingTo.current = location.pathname;
    };
    addEventListener('popstate', onPopState);
    return () => removeEventListener('popstate', onPopState);
  }, []);

  useEffect(() => {
    if (path === last.current) return;
    last.current = path;
    if (travellingTo.current === path) travellingTo.current = '';
    // If a fragment names a part of the page, the router goes there.
    else if (!document.getElementById(location.hash.slice(1))) scrollTo({ top: 0, behavior: 'instant' });
    const main = document.querySelector('main');
    // Do not take the focus from a field that a quick visitor is in already.
    if (!main?.contains(document.activeElement)) main?.focus({ preventScroll: true });
  }, [path]);
}
