import type { ReactNode } from 'react';
import type { Ink } from '@/data/schema/tours';
import styles from './ink-panel.module.css';

type InkPanelProps = {
  /** The colour of the ground; the text takes the colour that goes with it. */
  ink: Ink | 'deep' | 'night' | 'accent';
  /** 'sprayed' lets the picture above dissolve into the ink. */
  edge?: 'sprayed';
  className?: string | undefined;
  children: ReactNode;
};

/** A field of one colour with a printer's grain. All text that is not on paper stands on one. */
export function InkPanel({ ink, edge, className = '', children }: InkPanelProps) {
  return (
    <div className={`${styles.panel} ${className}`} data-ink={ink} data-edge={edge}>
      {children}
    </div>
  );
}
