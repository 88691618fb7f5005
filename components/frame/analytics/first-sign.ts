/** The acts that show that a visitor is there. */
const ACTS = ['pointerdown', 'pointermove', 'keydown', 'scroll'] as const;
/** After so many milliseconds without an act the visitor is taken to be reading. */
const READING = 2000;

/**
 * Runs the work at the visitor's first act, or two seconds after the page has loaded, whichever is first.
 * @returns a function that cancels it
 */
export function onFirstSign(work: () => void): () => void {
  const listening = new AbortController();
  const options = { capture: true, signal: listening.signal };
  let timer: ReturnType<typeof setTimeout>;
  const stop = () => {
    listening.abort();
    clearTimeout(timer);
  };
  const start = () => {
    stop();
    work();
  };
  const wait = () => {
    timer = setTimeout(start, READING);
  };
  for (const act of ACTS) addEventListener(act, start, options);
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, options);
  return stop;
}
