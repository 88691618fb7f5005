import type { ReactNode } from 'react';
import type { Ink } from '@/data/schema/tours';
import styles from './ink-panel.module.css';

type InkPanelProps = {
  /** The flat ink the lettering stands on. */
  ink: Ink | 'deep' | 'night' | 'ink' | 'accent';
  /** Lets the lower edge of the picture above dissolve into the ink. */
  edge?: 'sprayed';
  className?: string | undefined;
  children: ReactNode;
};

/** A field of one flat ink with a printer's grain. All lettering that is not on paper stands on one. */
export function InkPanel({ ink, edge, className = '', children }: InkPanelProps) {
  return (
    <div className={`${styles.panel} ${className}`} data-ink={ink} data-edge={edge}>
      {children}
    </div>
  );
}
