/** What the bar sends when it answers by itself. */
export const BAR_READY = 'bar';

/**
 * Opens what is pressed in the bar while the page's own scripts are still on their way, which on a weak signal takes seconds.
 * When the bar is ready, the press is handed to it. An early script (components/early-script.ts).
 *
 * @param ready the event by which the bar says so
 */
export function openEarly(ready: string) {
  // The hamburger is the first of them.
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
  // In the capture phase: React stops the presses that it cannot answer yet.
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
