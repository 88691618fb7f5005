/** The event that the bar sends when it answers presses by itself. */
export const BAR_READY = 'bar';

/**
 * Opens what is pressed in the bar before the page's scripts have loaded, which takes seconds on a weak signal. When the bar is
 * ready, the press is passed on to it. An early script (components/frame/early-script.ts).
 *
 * @param ready the event that the bar sends when it is ready
 */
export function openEarly(ready: string) {
  // The hamburger is the first of them.
  const buttons = () => document.querySelectorAll<HTMLButtonElement>('header button');
  const isOpen = (button: HTMLButtonElement | undefined) => button?.getAttribute('aria-expanded') === 'true';
  const show = (button: HTMLButtonElement, open: boolean) => {
    button.setAttribute('aria-expanded', String(open));
    const bar = button.closest('header');
    if (bar) bar.dataset.open = String(isOpen(buttons()[0]));
  };
  let pressed: HTMLButtonElement | undefined;
  const press = ({ target }: Event) => {
    const button = target instanceof Element && target.closest<HTMLButtonElement>('header button');
    if (!button) return;
    show(button, !isOpen(button));
    pressed = button;
    setTimeout(() => {
      pressed = undefined;
    });
  };
  // In the capture phase: React stops the presses that it cannot answer yet.
  addEventListener('click', press, true);
  addEventListener(
    ready,
    () => {
      removeEventListener('click', press, true);
      buttons().forEach((button, index) => {
        if (!isOpen(button)) return;
        // This very press has started React, which answers it next.
        if (button === pressed) show(button, false);
        else
          setTimeout(() => {
            const current = buttons()[index];
            if (!current) return;
            show(current, false);
            current.click();
          });
      });
    },
    { once: true },
  );
}
