/**
 * Loads the page's scripts after the first paint, so that they do not delay it, and applies its style files. The build renames `src`
 * to `data-src` and gives the style files the medium `print`, so that a file that hangs stops nothing (tools/export/finish/faster). An
 * early script (components/shared/early-script.ts).
 * @param patience milliseconds after which they load even without a paint
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
    for (const link of document.querySelectorAll<HTMLLinkElement>('body > link[media=print]'))
      link.media = 'all';
    // A tab in the background is not painted.
    if (document.hidden) return add();
    new PerformanceObserver(add).observe({ type: 'paint', buffered: true });
    setTimeout(add, patience);
  });
}
