import type { ComponentProps, ReactNode } from 'react';
import { tracked } from '@/components/shared/analytics/tracked';
import { Icon } from '@/components/shared/icon';
import { NewTabLink } from '@/components/shared/new-tab-link';
import { home } from '@/site/content/texts';
import { contactPhone, phoneAddress } from '@/site/facts/contact';
import { harbour } from '@/site/facts/harbour';
import { ownerAnswers } from '@/site/facts/owner-answers';
import { dateInWords } from '@/site/words/calendar-day';
import styles from './info-bar.module.css';

/** Place, telephone, wheelchair access and the rating, below the hero. */
export function InfoBar() {
  const { words, day } = ownerAnswers.rating;
  return (
    <ul className={`section ${styles.facts}${day && ` ${styles.rated}`}`}>
      <Cell icon="pin">
        <NewTabLink href={harbour.mapUrl} {...tracked('maps', 'info bar')}>
          {harbour.label}
        </NewTabLink>
      </Cell>
      <Cell icon="phone">
        <a href={phoneAddress} {...tracked('phone', 'info bar')}>
          {contactPhone}
        </a>
      </Cell>
      {ownerAnswers.wheelchair && (
        <Cell icon="wheelchair">{home.wheelchair}</Cell>
      )}
      {day && (
        <Cell icon="star">
          <span>
            {words} <small>({dateInWords(day, { dateStyle: 'long' })})</small>
          </span>
        </Cell>
      )}
    </ul>
  );
}

const Cell = ({
  icon,
  children,
}: {
  icon: ComponentProps<typeof Icon>['name'];
  children: ReactNode;
}) => (
  <li className="row">
    <Icon name={icon} />
    {children}
  </li>
);
