'use client';

import { usePathname } from 'next/navigation';
import { type ReactNode, useEffect, useState } from 'react';
import { tracked } from '@/components/analytics/tracked';
import { Icon } from '@/components/icon/icon';
import { PageLink } from '@/components/page-link/page-link';
import { Wordmark } from '@/components/wordmark/wordmark';
import { phoneAddress } from '@/data/contact-addresses';
import { contactPhone } from '@/data/settings';
import { isCurrent } from './is-current';
import styles from './nav-bar.module.css';
import { ToursMenu } from './tours-menu';

type NavBarProps = {
  /** The list of tours, drawn on the server: their names and pictures stay out of the scripts. */
  tours: ReactNode;
};

/** The bar of every page (specification, section 2). On phones the links stand in a panel that the hamburger opens. */
export function NavBar({ tours }: NavBarProps) {
  const path = usePathname();
  // Remembering where it was opened, not that it is open, closes the menu on every route change without an effect.
  const [openedOn, setOpenedOn] = useState('');
  const open = openedOn === path;
  const close = () => setOpenedOn('');
  useModal(open, close);
  // Back and Forward leave without a press on a link, and would find it open on their return.
  // biome-ignore lint/correctness/useExhaustiveDependencies: on leaving a page
  useEffect(() => close, [path]);

  const link = (href: string, label: string) => (
    <li>
      <PageLink className={styles.link} href={href} aria-current={isCurrent(path, href)} onClick={close}>
        {label}
      </PageLink>
    </li>
  );

  return (
    <header className={styles.bar} data-open={open}>
      <div className={styles.content}>
        <PageLink className={styles.home} href="/" onClick={close}>
          <Wordmark />
        </PageLink>
        <a className={styles.phone} href={phoneAddress} {...tracked('phone', 'header')}>
          <Icon name="phone" />
          <span className="onlyRead">Call {contactPhone}</span>
        </a>
        <button
          className={styles.burger}
          type="button"
          aria-expanded={open}
          aria-controls="menu"
          onClick={() => setOpenedOn(open ? '' : path)}
        >
          <Icon name={open ? 'close' : 'menu'} size={30} />
          <span className="onlyRead">Menu</span>
        </button>
        <nav id="menu" className={styles.menu} aria-label="Main">
          <ul className={styles.links}>
            {link('/', 'Home')}
            {link('/about', 'About Us')}
            <ToursMenu key={`${path} ${open}`} current={isCurrent(path, '/tours')} onNavigate={close}>
              {tours}
            </ToursMenu>
            {link('/boat-hire', 'Boat Hire')}
            {link('/faq', 'FAQ')}
          </ul>
          <div className={styles.actions}>
            <a className={styles.call} href={phoneAddress} {...tracked('phone', 'menu')}>
              <Icon name="phone" />
              <span className={styles.callWord}>Call</span>
              <span className={styles.number}>{contactPhone}</span>
            </a>
            <PageLink
              className={styles.book}
              href="/contact"
              aria-current={isCurrent(path, '/contact')}
              onClick={close}
              {...tracked('book', 'navigation bar')}
            >
              Book<span className={styles.now}> Now</span>
            </PageLink>
          </div>
        </nav>
      </div>
    </header>
  );
}

/** While the phone menu is open: the page behind it cannot be reached or scrolled, Escape closes, the hamburger has the focus. */
function useModal(open: boolean, close: () => void) {
  useEffect(() => {
    if (!open) return;
    const behind = document.querySelectorAll<HTMLElement>('main, footer, [data-behind-menu]');
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      close();
      document.querySelector<HTMLElement>('[aria-controls="menu"]')?.focus();
    };
    for (const part of behind) part.inert = true;
    document.documentElement.style.overflow = 'hidden';
    addEventListener('keydown', onKeyDown);
    return () => {
      for (const part of behind) part.inert = false;
      document.documentElement.style.overflow = '';
      removeEventListener('keydown', onKeyDown);
    };
  });
}
