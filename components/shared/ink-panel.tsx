import type { ReactNode } from 'react';
import type { Ink } from '@/data/schema/tours';
import styles from './ink-panel.module.css';

type InkPanelProps = {
  /** The background colour. It also sets the text colour. */
  ink: Ink | 'deep' | 'night' | 'accent';
  /** Whether the picture above fades into it. */
  sprayed?: boolean;
  className?: string | undefined;
  children: ReactNode;
};

/** A panel of one colour with a printed grain. */
export function InkPanel({
  ink,
  sprayed,
  className = '',
  children,
}: InkPanelProps) {
  return (
    <div
      className={`${styles.panel} ${className}`}
      data-ink={ink}
      data-sprayed={sprayed}
    >
      {children}
    </div>
  );
}
