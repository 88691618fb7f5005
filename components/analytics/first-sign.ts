/** The first sign of a living visitor; or the page has been idle for so long, in milliseconds: somebody is reading. */
const ACTS = ['pointerdown', 'pointermove', 'keydown', 'scroll'] as const;
const READING = 2000;

/**
 * Does it at the visitor's first act, or when the page has loaded and been idle for two seconds, whichever is first. What
 * rejects is done again at the next act.
 * @returns the way to call it off
 */
export function onFirstSign(work: () => Promise<void>): () => void {
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
    timer = setTimeout(start, READING);
  };
  listen();
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait);
  return stop;
}
