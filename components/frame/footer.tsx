import { tracked } from '@/components/shared/analytics/tracked';
import { NewTabLink } from '@/components/shared/new-tab-link';
import { ownCountry } from '@/data/schema/own-country';
import { footerTexts } from '@/site/content/navigation';
import { pages } from '@/site/content/pages';
import { acknowledgement, keptNames, site } from '@/site/content/site';
import { tours } from '@/site/content/tours';
import {
  contactEmail,
  contactPhone,
  emailAddress,
  phoneAddress,
  whatsAppAddress,
} from '@/site/facts/contact';
import { harbour, today } from '@/site/facts/harbour';
import { ownerAnswers } from '@/site/facts/owner-answers';
import { tourAddress } from '@/site/facts/tour-address';
import styles from './footer.module.css';
import { ExternalPages, Links } from './footer-links';
import { Wordmark } from './wordmark';

/** Home and the tours have links of their own. */
const otherPages = pages.filter(
  ({ path, ofTour, linkedFrom }) =>
    path !== '/' && !ofTour && linkedFrom !== 'nowhere',
);

export function Footer() {
  return (
    <footer className={styles.footer} data-ink="navy">
      <div>
        <Wordmark />
        {acknowledgement && <p>{acknowledged()}</p>}
      </div>
      <div>
        <h2>{footerTexts.reach}</h2>
        <address>
          <a
            className={styles.phone}
            href={phoneAddress}
            {...tracked('phone', 'footer')}
          >
            {contactPhone}
          </a>
          <a href={emailAddress} {...tracked('email', 'footer')}>
            {contactEmail}
          </a>
          {whatsAppAddress && (
            <NewTabLink
              href={whatsAppAddress}
              {...tracked('whatsapp', 'footer')}
            >
              {footerTexts.whatsApp}
            </NewTabLink>
          )}
          <NewTabLink href={harbour.mapUrl} {...tracked('maps', 'footer')}>
            {harbour.label}
          </NewTabLink>
        </address>
        <ExternalPages />
      </div>
      <Links heading={footerTexts.tours}>
        {tours.map(({ slug, name }) => (
          <li key={slug}>
            <a href={tourAddress(slug)} {...tracked('tour', `${name}, footer`)}>
              {name}
            </a>
          </li>
        ))}
      </Links>
      <Links heading={footerTexts.explore}>
        {otherPages.map(({ path, name }) => (
          <li key={path}>
            <a href={path}>{name}</a>
          </li>
        ))}
      </Links>
      <p>
        {`© ${today().slice(0, 4)} `}
        <span translate="no">{site.name}</span>
        {`, ${footerTexts.region}`}
        {ownerAnswers.businessNumber &&
          ` · ${ownCountry.businessNumber.label} ${ownerAnswers.businessNumber}`}
      </p>
    </footer>
  );
}

/** A translator leaves the `keptNames` as they are. */
const acknowledged = () =>
  acknowledgement
    // Without names nothing is parted: `$` is only at the end.
    .split(new RegExp(`(${keptNames.join('|') || '$'})`))
    .map((part) =>
      keptNames.includes(part) ? (
        <span key={part} translate="no">
          {part}
        </span>
      ) : (
        part
      ),
    );
