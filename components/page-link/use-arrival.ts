import { useEffect, useRef } from 'react';

/**
 * After a link is followed: to the top (specification, section 2) and the focus on the new page, where a screen reader goes
 * on reading. The router alone stays where it is when the new page's top is still in view. Back and Forward keep their place.
 */
export function useArrival(path: string) {
  const last = useRef(path);
  const travellingTo = useRef('');

  useEffect(() => {
    // Whither, not whether: a quick Back may come before the page that is left again has had its turn below.
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
    // A fragment may name the place to be at: the router goes there.
    else if (!document.getElementById(location.hash.slice(1))) scrollTo({ top: 0, behavior: 'instant' });
    const main = document.querySelector('main');
    // A quick visitor may be in a field already.
    if (!main?.contains(document.activeElement)) main?.focus({ preventScroll: true });
  }, [path]);
}
