'use client';

import { useSyncExternalStore } from 'react';
import styles from './error-screen.module.css';

type NotFoundWordsProps = {
  part: 'title' | 'message';
};

const WORDS = {
  tour: { title: 'Tour not found', message: 'There is no tour at this address.' },
  page: { title: 'Unexpected Application Error!', message: '404 Not Found' },
  // Without scripts nobody knows the address: a text that names both.
  either: {
    title: 'Page or tour not found',
    message: '404 Not Found. There is no page, and no tour, at this address.',
  },
};

/**
 * The words of the one 404 page, by the address it stands for (product.md, Readings). `usePathname` would break hydration
 * here, because the page was built for another address.
 */
export function NotFoundWords({ part }: NotFoundWordsProps) {
  const which = useSyncExternalStore(
    () => () => {},
    () => (/^\/tours\/./i.test(location.pathname) ? 'tour' : 'page'),
    () => 'either' as const,
  );
  return <span className={which === 'either' ? styles.waiting : undefined}>{WORDS[which][part]}</span>;
}
