import { tracked } from '@/components/shared/analytics/tracked';
import { Icon } from '@/components/shared/icon';
import { NewTabLink } from '@/components/shared/new-tab-link';
import { dateAlone } from '@/data/functions/calendar-day';
import { phoneAddress } from '@/data/functions/contact-addresses';
import { home } from '@/data/home';
import { ownerFacts } from '@/data/owner-facts';
import { contactPhone } from '@/data/settings';
import { harbour } from '@/data/site';
import styles from './home-facts.module.css';

/** Place, telephone, wheelchair access and the rating elsewhere, below the hero of the home page. */
export function HomeFacts() {
  const { words, day } = ownerFacts.rating;
  return (
    <ul className={`section ${styles.facts}${day && ` ${styles.rated}`}`}>
      <li className={styles.cell}>
        <Icon name="pin" className={styles.icon} />
        <NewTabLink className={styles.link} href={harbour.mapUrl} {...tracked('maps', 'info bar')}>
          {harbour.label}
        </NewTabLink>
      </li>
      <li className={styles.cell}>
        <Icon name="phone" className={styles.icon} />
        <a className={styles.link} href={phoneAddress} {...tracked('phone', 'info bar')}>
          {contactPhone}
        </a>
      </li>
      {home.wheelchair && (
        <li className={styles.cell}>
          <Icon name="wheelchair" className={styles.icon} />
          {home.wheelchair}
        </li>
      )}
      {day && (
        <li className={styles.cell}>
          <Icon name="star" className={styles.icon} />
          <span>
            {words} <small>({dateAlone(day)})</small>
          </span>
        </li>
      )}
    </ul>
  );
}
