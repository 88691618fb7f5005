/** The event that the bar sends when it answers presses by itself. */
export const BAR_READY = 'bar';

/**
 * Opens and closes what is pressed in the bar before hydration, which takes seconds on a weak signal. The bar then takes over
 * what is open. An early script (components/shared/early-script.ts).
 *
 * @param ready the event that the bar sends when it is ready
 */
export function openEarly(ready: string) {
  let pressed: HTMLButtonElement | undefined;
  const toggle = (button: HTMLButtonElement) => {
    const open = button.getAttribute('aria-expanded') !== 'true';
    button.setAttribute('aria-expanded', String(open));
    if (button.matches('[aria-controls=menu]'))
      button.closest('header')?.setAttribute('data-open', String(open));
  };
  const onClick = ({ target }: Event) => {
    const button = target instanceof Element && target.closest<HTMLButtonElement>('header button');
    if (!button) return;
    toggle(button);
    pressed = button;
    setTimeout(() => {
      pressed = undefined;
    });
  };
  // NEXT: in the capture phase. React stops the presses that it cannot answer yet.
  addEventListener('click', onClick, true);
  addEventListener(
    ready,
    () => {
      removeEventListener('click', onClick, true);
      // This very press has started hydration. React answers it next.
      if (pressed) toggle(pressed);
    },
    { once: true },
  );
}
