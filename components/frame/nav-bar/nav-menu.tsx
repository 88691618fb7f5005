'use client';

import { usePathname } from 'next/navigation';
import { type ReactNode, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { tracked } from '@/components/shared/analytics/tracked';
import { PageLink } from '@/components/shared/page-link';
import type { Page } from '@/data/functions/pages';
import type { barWords } from '@/data/navigation';
import actionStyles from './bar-actions.module.css';
import linkStyles from './bar-links.module.css';
import { BAR_READY } from './early-presses';
import { isCurrent } from './is-current';
import styles from './nav-bar.module.css';
import { ToursMenu } from './tours-menu';
import { useModal } from './use-modal';

type BarLink = Pick<Page, 'path' | 'name'>;

/** What is passed in is drawn on the server, so that names, pictures and icons stay out of the scripts. */
type NavMenuProps = {
  words: typeof barWords;
  beforeTours: readonly BarLink[];
  afterTours: readonly BarLink[];
  home: ReactNode;
  phone: ReactNode;
  call: ReactNode;
  /** The list that 'Tours' opens, and the icon beside the word. */
  tours: ReactNode;
  chevron: ReactNode;
  /** The hamburger's icons, closed and open. */
  menuIcons: ReactNode;
};

/** The bar and what it does. On phones the links stand in a panel that the hamburger opens. */
export function NavMenu({ words, beforeTours, afterTours, tours, chevron, ...drawn }: NavMenuProps) {
  const path = usePathname();
  const [open, setOpen] = useState(false);
  const [toursOpen, setToursOpen] = useState(false);
  const header = useRef<HTMLElement>(null);
  const close = useCallback(() => {
    setOpen(false);
    setToursOpen(false);
  }, []);
  useModal(open, close);

  // Take over what was opened before hydration (early-presses.ts). In a layout effect, so that no press comes before it.
  useLayoutEffect(() => {
    dispatchEvent(new Event(BAR_READY));
    const [menu, list] = header.current?.querySelectorAll('button') ?? [];
    setOpen(menu?.getAttribute('aria-expanded') === 'true');
    setToursOpen(list?.getAttribute('aria-expanded') === 'true');
  }, []);

  const linkTo = (href: Page['path']) => ({
    href,
    'aria-current': isCurrent(path, href),
  });
  const entry = ({ path: href, name }: BarLink) => (
    <li key={href}>
      <PageLink className={linkStyles.link} {...linkTo(href)} prefetch={open && 'auto'}>
        {name}
      </PageLink>
    </li>
  );

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the links inside are pressed; their clicks bubble up
    <header
      className={styles.bar}
      ref={header}
      data-open={open}
      onClick={({ target }) => {
        if ((target as Element).closest('a[href^="/"]')) close();
      }}
    >
      <div className={styles.content}>
        {drawn.home}
        {drawn.phone}
        <button
          className={styles.burger}
          type="button"
          data-print="no"
          aria-expanded={open}
          aria-controls="menu"
          onClick={() => (open ? close() : setOpen(true))}
        >
          {drawn.menuIcons}
          <span className="onlyRead">{words.menu}</span>
        </button>
        <nav id="menu" className={linkStyles.menu} data-print="no" aria-label={words.links}>
          <ul className={linkStyles.links}>
            {beforeTours.map(entry)}
            <ToursMenu
              name={words.tours}
              open={toursOpen}
              setOpen={setToursOpen}
              current={isCurrent(path, '/tours')}
              chevron={chevron}
            >
              {tours}
            </ToursMenu>
            {afterTours.map(entry)}
          </ul>
          <div className={actionStyles.actions}>
            {drawn.call}
            <PageLink
              className={actionStyles.book}
              {...linkTo('/contact')}
              {...tracked('book', 'navigation bar')}
            >
              {words.book}
              <span>{` ${words.now}`}</span>
            </PageLink>
          </div>
        </nav>
      </div>
    </header>
  );
}
