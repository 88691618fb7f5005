import type { ComponentProps, ReactNode } from 'react';
import { InkPanel } from '@/components/ink-panel/ink-panel';
import styles from './band.module.css';

type BandProps = {
  ink: ComponentProps<typeof InkPanel>['ink'];
  title: string;
  text?: string;
  action: ReactNode;
};

/** A field of ink across the page with one thing to say and one button. */
export function Band({ ink, title, text, action }: BandProps) {
  return (
    <section className={styles.band} data-print="no">
      <InkPanel ink={ink} className={styles.panel}>
        <div>
          <h2>{title}</h2>
          {text && <p className={styles.text}>{text}</p>}
        </div>
        <div className={styles.action}>{action}</div>
      </InkPanel>
    </section>
  );
}
