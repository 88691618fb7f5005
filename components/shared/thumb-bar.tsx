import type { ReactNode } from 'react';
import { tracked } from '@/components/shared/analytics/tracked';
import { phoneAddress } from '@/site/contact-addresses';
import { labels } from '@/site/labels';
import styles from './booking.module.css';
import { ButtonLink } from './button-link';
import { CancellationLine } from './cancellation-line';
import { Icon } from './icon';
import type { Address } from './page-link';

type ThumbBarProps = {
  /** The target of 'Book'; without it there is no such link. */
  bookPath: Address | undefined;
  /** The page below the hero. */
  children: ReactNode;
};

/**
 * The page below the hero, with a bar to call and to book on phones. The bar sticks to the bottom of the screen while this part of
 * the page is in view. It needs no script.
 */
export function ThumbBar({ bookPath, children }: ThumbBarProps) {
  return (
    <div>
      {children}
      <div className={styles.buttons} data-print="no">
        {bookPath && <CancellationLine />}
        <ButtonLink href={phoneAddress} kind="outline" tracking={tracked('phone', 'thumb bar')}>
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
