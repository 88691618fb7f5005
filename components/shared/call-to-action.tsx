import type { ComponentProps, ReactNode } from 'react';
import styles from './call-to-action.module.css';
import { InkPanel } from './ink-panel';

type CallToActionProps = {
  ink: ComponentProps<typeof InkPanel>['ink'];
  title: string;
  text?: string;
  action: ReactNode;
};

/** A field of ink across the page with one thing to say and one button. */
export function CallToAction({ ink, title, text, action }: CallToActionProps) {
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
