const ACTS = ['pointerdown', 'pointermove', 'keydown', 'scroll'] as const;

/**
 * Runs the work at the first action, or `pause` milliseconds after the load; if
 * it fails, at the next action. Returns what cancels it.
 */
export function onFirstInteraction(
  work: () => Promise<unknown>,
  pause = 2000,
): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const listen = () => {
    for (const act of ACTS) addEventListener(act, start, true);
  };
  const stop = () => {
    for (const act of ACTS) removeEventListener(act, start, true);
    removeEventListener('load', wait);
    clearTimeout(timer);
  };
  const start = () => {
    stop();
    work().catch(listen);
  };
  const wait = () => {
    timer = setTimeout(start, pause);
  };
  listen();
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait);
  return stop;
}
