'use client';

import { type PointerEvent, type ReactNode, useEffect, useRef } from 'react';
import linkStyles from './bar-links.module.css';
import { isDesktop } from './is-desktop';
import styles from './tours-menu.module.css';

type ToursMenuProps = {
  name: string;
  open: boolean;
  setOpen: (open: boolean) => void;
  current: 'page' | 'true' | undefined;
  /** The icon beside the name. */
  chevron: ReactNode;
  children: ReactNode;
};

/** How long the mouse may stray over the entries beside 'Tours' on a slanting way to the list, in milliseconds. */
const STRAY = 500;

/**
 * 'Tours' and what it opens: on a desktop by the mouse resting on it, everywhere by a press, Enter or Space; closed by Escape
 * (which gives the focus back), a press elsewhere, the focus leaving, or a tour chosen.
 */
export function ToursMenu({ name, open, setOpen, current, chevron, children }: ToursMenuProps) {
  const entry = useRef<HTMLLIElement>(null);
  const hovered = useRef(false);
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    if (!open) return;
    const listening = new AbortController();
    const { signal } = listening;
    const onElsewhere = ({ target }: Event) => {
      if (isDesktop().matches && !entry.current?.contains(target as Node)) setOpen(false);
    };
    // A list opened by the mouse does not have the focus. Escape must close it too (WCAG 1.4.13).
    const onEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      setOpen(false);
      if (entry.current?.contains(document.activeElement)) entry.current.querySelector('button')?.focus();
    };
    document.addEventListener('pointerdown', onElsewhere, { signal });
    document.addEventListener('focusin', onElsewhere, { signal });
    document.addEventListener('keydown', onEscape, { signal });
    return () => listening.abort();
  }, [open, setOpen]);

  const hover = (over: boolean) => (event: PointerEvent) => {
    if (event.pointerType !== 'mouse' || !isDesktop().matches) return;
    hovered.current = over;
    clearTimeout(closing.current);
    if (over) setOpen(true);
    else closing.current = setTimeout(() => setOpen(false), STRAY);
  };

  return (
    <li className={styles.entry} ref={entry} onPointerEnter={hover(true)} onPointerLeave={hover(false)}>
      <button
        className={`${linkStyles.link} ${styles.button}`}
        type="button"
        aria-expanded={open}
        aria-controls="tours-menu"
        data-current={current}
        // A press of the mouse that has opened the list by resting here does not close it.
        onClick={({ detail }) => setOpen((detail > 0 && hovered.current) || !open)}
      >
        {name}
        {chevron}
      </button>
      <div id="tours-menu" className={styles.panel}>
        {children}
      </div>
    </li>
  );
}
