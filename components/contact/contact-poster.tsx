import { tracked } from '@/components/shared/analytics/tracked';
import { ContactLabel } from '@/components/shared/contact-label';
import { Icon } from '@/components/shared/icon';
import { InkPanel } from '@/components/shared/ink-panel';
import { NewTabLink } from '@/components/shared/new-tab-link';
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
            <a
              className="row"
              href={phoneAddress}
              {...tracked('phone', 'contact')}
            >
              <ContactLabel
                icon={<Icon name="phone" />}
                label={contactPhone}
                hint={capitalise(callOrText)}
              />
            </a>
          </li>
          <li>
            <a
              className="row"
              href={emailAddress}
              {...tracked('email', 'contact')}
            >
              <ContactLabel
                icon={<Icon name="mail" />}
                label={contactEmail}
                hint={email}
              />
            </a>
          </li>
          {whatsAppAddress && (
            <li>
              <NewTabLink
                className="row"
                href={whatsAppAddress}
                {...tracked('whatsapp', 'contact')}
              >
                <ContactLabel
                  icon={<Icon name="chat" />}
                  label={whatsApp}
                  hint={whatsAppHint}
                />
              </NewTabLink>
            </li>
          )}
          <li>
            <NewTabLink
              className="row"
              href={harbour.mapUrl}
              {...tracked('maps', 'contact')}
            >
              <ContactLabel
                icon={<Icon name="pin" />}
                label={harbour.name}
                hint={place}
              />
            </NewTabLink>
          </li>
        </ul>
      </InkPanel>
    </aside>
  );
}
