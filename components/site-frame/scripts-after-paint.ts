/**
 * Asks for the page's scripts once it has been painted: before that they share the link and the processor with what is seen
 * first. The build writes `data-src` for `src` into them (tools/finish/faster/scripts-after-paint.ts); where it has not, this
 * finds nothing to do. An early script (components/early-script.ts).
 *
 * @param patience milliseconds after which they are asked for all the same
 */
export function addScriptsAfterPaint(patience: number) {
  const add = () => {
    for (const waiting of document.querySelectorAll<HTMLScriptElement>('script[data-src]')) {
      const script = document.createElement('script');
      script.async = true;
      script.src = String(waiting.dataset.src);
      waiting.replaceWith(script);
    }
  };
  addEventListener('DOMContentLoaded', () => {
    // A tab behind others is not painted.
    if (document.hidden) return add();
    new PerformanceObserver(add).observe({ type: 'paint', buffered: true });
    setTimeout(add, patience);
  });
}
