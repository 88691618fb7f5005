'use client';

import { useEffect, useLayoutEffect } from 'react';
import { isDesktop } from './is-desktop';
import { BAR_READY } from './toggle-bar';

/**
 * Closes what is open in the bar (toggle-bar.ts): with Escape, when the page is
 * left or the tablet turned, on a desktop also with a press elsewhere.
 */
export function CloseBar() {
  // In a layout effect: what the notice line hides then is never painted.
  useLayoutEffect(() => void dispatchEvent(new Event(BAR_READY)), []);

  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const desktop = isDesktop();
    const onElsewhere = ({ target }: Event) => {
      if (
        desktop.matches &&
        !(target instanceof Element && target.closest(TOURS))
      )
        closeAll();
    };
    addEventListener('keydown', closeWithEscape, { signal });
    addEventListener('click', closeWithMenu, { signal });
    // Back shows the page as it was left.
    addEventListener('pagehide', closeAll, { signal });
    desktop.addEventListener('change', closeAll, { signal });
    document.addEventListener('pointerdown', onElsewhere, { signal });
    document.addEventListener('focusin', onElsewhere, { signal });
    return () => listening.abort();
  }, []);

  return null;
}

const TOURS = '[aria-controls=tours-menu],#tours-menu';

const opened = () => [
  ...document.querySelectorAll<HTMLElement>('header [aria-expanded=true]'),
];

const close = (button: HTMLElement) =>
  button.setAttribute('aria-expanded', 'false');

const closeAll = () => opened().forEach(close);

/** The list of tours is closed when the menu opens again. */
function closeWithMenu({ target }: Event) {
  const closed = '[aria-controls=menu][aria-expanded=false]';
  if (target instanceof Element && target.closest(closed)) closeAll();
}

/**
 * First the list of tours, also without the focus: the mouse may have opened it
 * (WCAG 1.4.13).
 */
function closeWithEscape({ key }: KeyboardEvent) {
  const last = opened().at(-1);
  if (key !== 'Escape' || !last) return;
  close(last);
  if (last.closest('li,header')?.contains(document.activeElement)) last.focus();
}
