/**
 * Loads the page's scripts (`data-src`, by tools/export/finish/faster) after
 * the first paint, at the latest after `patience` milliseconds, and applies its
 * style files, which wait as `print`: so one that hangs stops nothing. An early
 * script.
 */
export function addScriptsAfterPaint(patience: number) {
  const add = () => {
    for (const waiting of document.querySelectorAll<HTMLScriptElement>(
      'script[data-src]',
    )) {
      const script = document.createElement('script');
      script.async = true;
      script.src = String(waiting.dataset.src);
      waiting.replaceWith(script);
    }
  };
  addEventListener('DOMContentLoaded', () => {
    for (const link of document.querySelectorAll<HTMLLinkElement>(
      'body > link[media=print]',
    ))
      link.media = 'all';
    // A tab in the background is not painted.
    if (document.hidden) return add();
    new PerformanceObserver(add).observe({ type: 'paint', buffered: true });
    setTimeout(add, patience);
  });
}
