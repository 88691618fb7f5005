/** The event that the bar sends when it answers presses by itself. */
export const BAR_READY = 'bar';

/**
 * Opens what is pressed in the bar before the page's scripts have loaded, which takes seconds on a weak signal. When the bar is
 * ready, the press is passed on to it. An early script (components/early-script.ts).
 *
 * @param ready the event that the bar sends when it is ready
 */
export function openEarly(ready: string) {
  // The first is the hamburger.
  const buttons = () => document.querySelectorAll<HTMLButtonElement>('header button');
  const show = (button: HTMLButtonElement, open: boolean) => {
    button.ariaExpanded = String(open);
    const bar = button.closest('header');
    if (bar) bar.dataset.open = String(buttons()[0]?.ariaExpanded);
  };
  const press = ({ target }: Event) => {
    const button = target instanceof Element && target.closest<HTMLButtonElement>('header button');
    if (button) show(button, button.ariaExpanded !== 'true');
  };
  // In the capture phase, because React stops presses before hydration.
  addEventListener('click', press, true);
  addEventListener(
    ready,
    () => {
      removeEventListener('click', press, true);
      buttons().forEach(({ ariaExpanded }, index) => {
        if (ariaExpanded !== 'true') return;
        setTimeout(() => {
          const button = buttons()[index];
          if (!button) return;
          show(button, false);
          button.click();
        });
      });
    },
    { once: true },
  );
}
