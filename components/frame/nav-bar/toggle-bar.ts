/** The event after hydration of the bar. */
export const BAR_READY = 'bar';

/**
 * Opens and closes the bar from before hydration on. So its state is
 * `aria-expanded` in the document, not in React. An early script.
 */
export function toggleBar() {
  const onClick = ({ target }: Event) => {
    const button = target instanceof Element && target.closest('header button');
    if (button)
      button.setAttribute(
        'aria-expanded',
        String(button.getAttribute('aria-expanded') !== 'true'),
      );
  };
  // NEXT: in the capture phase. React stops the presses that it cannot answer
  // yet.
  addEventListener('click', onClick, true);
}
