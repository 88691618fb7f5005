/** The address of the link that loads the page again. */
export const RELOAD = '?';

/**
 * Ends all that is still loading at a press of that link. Over HTTP/1.1 a
 * browser opens six connections to a host, and the page would wait for six files
 * that hang. Not at other links: Back would show this page without its scripts.
 * An early script.
 */
export function stopLoading(reload: string) {
  const onClick = ({ target }: Event) => {
    if (target instanceof Element && target.matches(`[href="${reload}"]`))
      stop();
  };
  // NEXT: in the capture phase, as in toggle-bar.ts.
  addEventListener('click', onClick, true);
}
