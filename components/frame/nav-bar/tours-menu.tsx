'use client';

import { usePathname } from 'next/navigation';
import { type PointerEvent, type ReactNode, useRef } from 'react';
import { toursAddress } from '@/site/facts/tour-address';
import { isCurrent } from './bar-link';
import linkStyles from './bar-links.module.css';
import { isDesktop } from './is-desktop';
import styles from './tours-menu.module.css';

/** In milliseconds, for the mouse on a slanting way to the list. */
const STRAY = 500;

/**
 * A press opens and closes the list (toggle-bar.ts). On a desktop it is also
 * open while the mouse rests on it.
 */
export function ToursMenu({
  children,
  list,
}: {
  children: ReactNode;
  list: ReactNode;
}) {
  const path = usePathname();
  const button = useRef<HTMLButtonElement>(null);
  const hovered = useRef(false);
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined);

  const expand = (open: boolean) =>
    button.current?.setAttribute('aria-expanded', String(open));
  const hover = (over: boolean) => (event: PointerEvent) => {
    if (event.pointerType !== 'mouse' || !isDesktop().matches) return;
    hovered.current = over;
    clearTimeout(closing.current);
    if (over) expand(true);
    else closing.current = setTimeout(expand, STRAY, false);
  };

  return (
    <li
      className={styles.entry}
      onPointerEnter={hover(true)}
      onPointerLeave={hover(false)}
    >
      <button
        className={`${linkStyles.link} ${styles.button}`}
        ref={button}
        type="button"
        aria-expanded={false}
        aria-controls="tours-menu"
        data-current={isCurrent(path, toursAddress)}
        // A press of the mouse that has opened the list by resting here does
        // not close it.
        onClick={({ detail }) => detail > 0 && hovered.current && expand(true)}
      >
        {children}
      </button>
      <div id="tours-menu" className={styles.panel}>
        {list}
      </div>
    </li>
  );
}
