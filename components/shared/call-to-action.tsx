import type { ComponentProps } from 'react';
import { tracked } from '@/components/shared/analytics/tracked';
import styles from './booking.module.css';
import { ButtonLink, bookingKind } from './button-link';
import { CancellationLine } from './cancellation-line';
import { InkPanel } from './ink-panel';
import type { Address } from './page-link';

type CallToActionProps = {
  ink: ComponentProps<typeof InkPanel>['ink'];
  heading: string;
  text?: string;
  button: string;
  href: Address;
  /** The name of a booking button in analytics. */
  label?: string;
  /** Whether the button books. Then the terms of cancellation are below it. */
  books?: boolean;
  /** Whether its words are printed, because they give a price. */
  prints?: boolean;
};

/** A panel across the page with a heading and one button. */
export function CallToAction({ ink, heading, text, button, href, label, books, prints }: CallToActionProps) {
  return (
    <section className="sheet" data-print={prints ? undefined : 'no'}>
      <InkPanel ink={ink} className={styles.panel}>
        <div>
          <h2>{heading}</h2>
          {text && <p className={styles.text}>{text}</p>}
        </div>
        <div className={styles.box} data-print="no">
          <ButtonLink
            href={href}
            kind={bookingKind(ink)}
            tracking={label ? tracked('book', label) : undefined}
          >
            {button}
          </ButtonLink>
          {books && <CancellationLine />}
        </div>
      </InkPanel>
    </section>
  );
}
