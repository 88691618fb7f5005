import { tracked } from '@/components/frame/analytics/tracked';
import { Icon } from '@/components/shared/icon';
import { InkPanel } from '@/components/shared/ink-panel';
import { NewTabLink } from '@/components/shared/new-tab-link';
import { Photo } from '@/components/shared/photo/photo';
import { contact } from '@/data/contact';
import { emailAddress, phoneAddress } from '@/data/contact-addresses';
import { contactEmail, contactPhone } from '@/data/settings';
import { harbour } from '@/data/site';
import styles from './contact-poster.module.css';

/** The panel beside the form: telephone, e-mail and place, under a poster. */
export function ContactPoster() {
  const { heading, label, phone, email, place, picture } = contact.poster;
  return (
    <aside className={styles.poster} aria-label={label}>
      <Photo
        className={styles.picture}
        picture={picture}
        crop="upright-on-phones"
        sizes="(max-width: 899px) 100vw, 42vw"
        loading="first"
      />
      <InkPanel ink="deep" edge="sprayed" className={styles.panel}>
        <p className={styles.heading}>{heading}</p>
        <ul>
          <li>
            <a className={styles.way} href={phoneAddress} {...tracked('phone', 'contact')}>
              <Icon name="phone" />
              <span>
                <b>{contactPhone}</b>
                <small>{phone}</small>
              </span>
            </a>
          </li>
          <li>
            <a className={styles.way} href={emailAddress} {...tracked('email', 'contact')}>
              <Icon name="mail" />
              <span>
                <b>{contactEmail}</b>
                <small>{email}</small>
              </span>
            </a>
          </li>
          <li className={styles.place}>
            <NewTabLink className={styles.way} href={harbour.mapUrl} {...tracked('maps', 'contact')}>
              <Icon name="pin" />
              <span>
                <b>{harbour.name}</b>
                <small>{place}</small>
              </span>
            </NewTabLink>
          </li>
        </ul>
      </InkPanel>
    </aside>
  );
}
