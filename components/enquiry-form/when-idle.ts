/** Does it after the page has loaded and has nothing else to do. Returns the way to call it off. */
export function whenIdle(work: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    // Safari has no idle callback.
    timer = setTimeout(() => window.requestIdleCallback?.(work, { timeout: 2000 }) ?? work(), 200);
  };
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
  return () => {
    removeEventListener('load', wait);
    clearTimeout(timer);
  };
}
