import type { ComponentProps } from 'react';
import { tracked } from '@/components/frame/analytics/tracked';
import { ButtonLink, bookingKind } from './button-link';
import styles from './call-to-action.module.css';
import { InkPanel } from './ink-panel';

type CallToActionProps = {
  ink: ComponentProps<typeof InkPanel>['ink'];
  title: string;
  text?: string;
  button: string;
  href: string;
  /** The name of this button in the analytics. */
  label: string;
};

/** A panel across the page with a heading and one button. */
export function CallToAction({ ink, title, text, button, href, label }: CallToActionProps) {
  return (
    <section className={styles.band} data-print="no">
      <InkPanel ink={ink} className={styles.panel}>
        <div>
          <h2>{title}</h2>
          {text && <p className={styles.text}>{text}</p>}
        </div>
        <ButtonLink
          className={styles.button}
          href={href}
          kind={bookingKind(ink)}
          tracking={tracked('book', label)}
        >
          {button}
        </ButtonLink>
      </InkPanel>
    </section>
  );
}
