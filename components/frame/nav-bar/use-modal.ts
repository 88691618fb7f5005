import { useEffect } from 'react';
import { isDesktop } from './is-desktop';

/**
 * While the phone menu is open, the page behind it cannot be reached, and Escape closes the menu and focuses the hamburger.
 * The menu also closes on Back and Forward, and when a tablet is turned and has room for the bar, because the hamburger is
 * gone then.
 */
export function useModal(open: boolean, close: () => void) {
  useEffect(() => {
    if (!open) return;
    const room = isDesktop();
    if (room.matches) return close();
    const listening = new AbortController();
    const { signal } = listening;
    const behind = document.querySelectorAll<HTMLElement>('main,footer,[data-behind-menu]');
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      close();
      document.querySelector<HTMLElement>('[aria-controls=menu]')?.focus();
    };
    for (const part of behind) part.inert = true;
    addEventListener('keydown', onKeyDown, { signal });
    addEventListener('popstate', close, { signal });
    room.addEventListener('change', close, { signal });
    return () => {
      for (const part of behind) part.inert = false;
      listening.abort();
    };
  }, [open, close]);
}
