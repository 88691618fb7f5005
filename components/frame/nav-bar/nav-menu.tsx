'use client';

import { usePathname } from 'next/navigation';
import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import type { TrackedAttributes } from '@/components/frame/analytics/tracked';
import { PageLink } from '@/components/shared/page-link';
import { BAR_READY } from './early-presses';
import { isCurrent } from './is-current';
import styles from './nav-bar.module.css';
import { ToursMenu } from './tours-menu';
import { wide } from './wide';

/** Parts that are drawn on the server, so that names, pictures and signs stay out of the scripts. */
type NavMenuProps = {
  home: ReactNode;
  phone: ReactNode;
  call: ReactNode;
  /** What a press on 'Book' is recorded as. */
  booking: TrackedAttributes;
  /** The list that 'Tours' opens, and the sign beside the word. */
  tours: ReactNode;
  chevron: ReactNode;
  /** The hamburger's signs, closed and open. */
  signs: ReactNode;
};

/** The bar and what it does. On phones the links stand in a panel that the hamburger opens. */
export function NavMenu({ home, phone, call, booking, tours, chevron, signs }: NavMenuProps) {
  const path = usePathname();
  // The state is the path where the menu was opened, not a flag. So every route change closes the menu without an effect.
  const [openedOn, setOpenedOn] = useState('');
  const open = openedOn === path;
  const close = () => setOpenedOn('');
  useModal(open, close);
  // Back and Forward leave a page without a press on a link, and a later return would find the menu open. So it is closed on
  // leaving, before the next page is drawn: a moment later the visitor may have opened it there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: on leaving a page
  useLayoutEffect(() => {
    dispatchEvent(new Event(BAR_READY));
    return close;
  }, [path]);

  const link = (href: string, label: string) => (
    <li>
      <PageLink className={styles.link} href={href} aria-current={isCurrent(path, href)}>
        {label}
      </PageLink>
    </li>
  );

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the links inside are what is pressed; this hears their clicks
    <header
      className={styles.bar}
      data-open={open}
      onClick={({ target }) => {
        if ((target as Element).closest('[data-page]')) close();
      }}
    >
      <div className={styles.content}>
        {home}
        {phone}
        <button
          className={styles.burger}
          type="button"
          aria-expanded={open}
          aria-controls="menu"
          onClick={() => setOpenedOn(open ? '' : path)}
        >
          {signs}
          <span className="onlyRead">Menu</span>
        </button>
        <nav id="menu" className={styles.menu} aria-label="Main">
          <ul className={styles.links}>
            {link('/', 'Home')}
            {link('/about', 'About Us')}
            <ToursMenu place={`${path} ${open}`} current={isCurrent(path, '/tours')} chevron={chevron}>
              {tours}
            </ToursMenu>
            {link('/boat-hire', 'Boat Hire')}
            {link('/faq', 'FAQ')}
          </ul>
          <div className={styles.actions}>
            {call}
            <PageLink
              className={styles.book}
              href="/contact"
              aria-current={isCurrent(path, '/contact')}
              {...booking}
            >
              Book<span> Now</span>
            </PageLink>
          </div>
        </nav>
      </div>
    </header>
  );
}

/**
 * While the phone menu is open, the page behind it cannot be reached, and Escape closes the menu and focuses the hamburger. The
 * menu also closes when a tablet is turned and has room for the bar, because the hamburger is gone then.
 */
function useModal(open: boolean, close: () => void) {
  useEffect(() => {
    if (!open) return;
    const room = wide();
    if (room.matches) return close();
    const behind = document.querySelectorAll<HTMLElement>('main,footer,[data-behind-menu]');
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      close();
      document.querySelector<HTMLElement>('[aria-controls=menu]')?.focus();
    };
    for (const part of behind) part.inert = true;
    addEventListener('keydown', onKeyDown);
    room.addEventListener('change', close);
    return () => {
      for (const part of behind) part.inert = false;
      removeEventListener('keydown', onKeyDown);
      room.removeEventListener('change', close);
    };
  });
}
