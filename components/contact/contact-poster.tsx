import { tracked } from '@/components/shared/analytics/tracked';
import { ContactLink } from '@/components/shared/contact-link';
import { Icon } from '@/components/shared/icon';
import { InkPanel } from '@/components/shared/ink-panel';
import { Photo } from '@/components/shared/photo/photo';
import { contact } from '@/site/content/texts';
import {
  callOrText,
  contactEmail,
  contactPhone,
  emailAddress,
  phoneAddress,
  whatsAppAddress,
} from '@/site/facts/contact';
import { harbour } from '@/site/facts/harbour';
import { capitalise } from '@/site/words/fill';
import styles from './contact-poster.module.css';

/** The panel beside the form: telephone, e-mail and place, under a poster. */
export function ContactPoster() {
  const { heading, label, email, whatsApp, whatsAppHint, place, picture } =
    contact.panel;
  return (
    <aside
      className={styles.poster}
      data-rows={whatsAppAddress ? 4 : 3}
      aria-label={label}
    >
      <Photo
        picture={picture}
        crop="upright-on-phones"
        sizes="(max-width: 899px) calc(100vw - 16px), 42vw"
        loading="first"
      />
      <InkPanel ink="deep" sprayed className={styles.panel}>
        <p>{heading}</p>
        <ul>
          <li>
            <ContactLink
              href={phoneAddress}
              tracking={tracked('phone', 'contact')}
              icon={<Icon name="phone" />}
              label={contactPhone}
              hint={capitalise(callOrText)}
            />
          </li>
          <li>
            <ContactLink
              href={emailAddress}
              tracking={tracked('email', 'contact')}
              icon={<Icon name="mail" />}
              label={contactEmail}
              hint={email}
            />
          </li>
          {whatsAppAddress && (
            <li>
              <ContactLink
                href={whatsAppAddress}
                tracking={tracked('whatsapp', 'contact')}
                icon={<Icon name="chat" />}
                label={whatsApp}
                hint={whatsAppHint}
              />
            </li>
          )}
          <li>
            <ContactLink
              href={harbour.mapUrl}
              tracking={tracked('maps', 'contact')}
              icon={<Icon name="pin" />}
              label={harbour.name}
              hint={place}
            />
          </li>
        </ul>
      </InkPanel>
    </aside>
  );
}
