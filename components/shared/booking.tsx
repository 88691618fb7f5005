import type { ComponentProps, ReactNode } from 'react';
import { labels } from '@/site/content/labels';
import { phoneAddress } from '@/site/facts/contact';
import { ownerAnswers } from '@/site/facts/owner-answers';
import { tracked } from './analytics/tracked';
import styles from './booking.module.css';
import { ButtonLink, bookingKind } from './button-link';
import { Icon } from './icon';
import { InkPanel } from './ink-panel';

type CallToActionProps = {
  ink: ComponentProps<typeof InkPanel>['ink'];
  heading: string;
  text?: string;
  button: string;
  href: string;
  /** The name of a booking button in analytics. */
  label?: string;
  /** Whether the button books. Then the terms of cancellation are below it. */
  books?: boolean;
  /** Whether its words are printed, because they give a price. */
  prints?: boolean;
};

/** A panel across the page with a heading and one button. */
export function CallToAction({
  ink,
  heading,
  text,
  button,
  href,
  label,
  books,
  prints,
}: CallToActionProps) {
  const tracking = label ? tracked('book', label) : undefined;
  return (
    <section className="sheet" data-print={prints ? undefined : 'no'}>
      <InkPanel ink={ink} className={styles.panel}>
        <div>
          <h2>{heading}</h2>
          {text && <p className="lead">{text}</p>}
        </div>
        <div className={styles.box} data-print="no">
          <ButtonLink href={href} kind={bookingKind(ink)} tracking={tracking}>
            {button}
          </ButtonLink>
          {books && <CancellationLine />}
        </div>
      </InkPanel>
    </section>
  );
}

type ThumbBarProps = {
  bookPath: string | undefined;
  children: ReactNode;
};

/** The page below the hero. On phones a bar to call and book stays in view. */
export function ThumbBar({ bookPath, children }: ThumbBarProps) {
  return (
    <div>
      {children}
      <div className={styles.buttons} data-print="no">
        {bookPath && <CancellationLine />}
        <ButtonLink
          href={phoneAddress}
          kind="outline"
          tracking={tracked('phone', 'thumb bar')}
        >
          <Icon name="phone" />
          {labels.call}
        </ButtonLink>
        {bookPath && (
          <ButtonLink href={bookPath} tracking={tracked('book', 'thumb bar')}>
            {labels.book}
          </ButtonLink>
        )}
      </div>
    </div>
  );
}

type BookElsewhereProps = { address: string | undefined; label: string };

/** Leads to where guests can book and pay, if the owner has such a place. */
export const BookElsewhere = ({ address, label }: BookElsewhereProps) =>
  address && (
    <ButtonLink
      href={address}
      kind="outline"
      tracking={tracked('book_online', label)}
    >
      {labels.bookElsewhere}
    </ButtonLink>
  );

/** The terms beside a Book button. The bar at the top has no room for them. */
export function CancellationLine() {
  const { cancellation } = ownerAnswers;
  return cancellation && <p className={styles.line}>{cancellation}</p>;
}
