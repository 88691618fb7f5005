/** The acts that show that a visitor is there. */
const ACTS = ['pointerdown', 'pointermove', 'keydown', 'scroll'] as const;
/** After so many milliseconds without an act the visitor is taken to be reading. */
const READING = 2000;

/**
 * Runs the work at the visitor's first act, or two seconds after the page has loaded, whichever is first. If the work rejects,
 * it runs again at the next act.
 * @returns a function that cancels it
 */
export function onFirstSign(work: () => Promise<void>, reading = READING): () => void {
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
    timer = setTimeout(start, reading);
  };
  listen();
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait);
  return stop;
}
