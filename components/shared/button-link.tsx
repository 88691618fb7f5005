import type { ReactNode } from 'react';
import type { TrackedAttributes } from '@/components/frame/analytics/tracked';
import styles from './button-link.module.css';
import { NewTabLink } from './new-tab-link';
import { PageLink } from './page-link';

type ButtonLinkProps = {
  href: string;
  /** 'primary' is the accent, kept for booking; 'solid' is ink, for accent, sun and paper grounds; 'outline' is the second choice. */
  kind?: 'primary' | 'solid' | 'outline';
  newTab?: boolean;
  tracking?: TrackedAttributes;
  className?: string | undefined;
  children: ReactNode;
};

/** A link that looks like a button. A page of ours goes through the router; a fragment, a telephone or another site does not. */
export function ButtonLink({
  href,
  kind = 'primary',
  newTab,
  tracking,
  className = '',
  children,
}: ButtonLinkProps) {
  const attributes = {
    href,
    className: `${styles.button} ${className}`,
    'data-kind': kind,
    ...tracking,
  };
  if (href.startsWith('/')) return <PageLink {...attributes}>{children}</PageLink>;
  return newTab ? <NewTabLink {...attributes}>{children}</NewTabLink> : <a {...attributes}>{children}</a>;
}

/** The button that books, on a panel of this ink: the accent shows on dark inks only. */
export const bookingKind = (ink: string) => (ink === 'dawn' || ink === 'accent' ? 'solid' : 'primary');
