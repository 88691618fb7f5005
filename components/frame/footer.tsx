import { type TrackedAttributes, tracked } from '@/components/shared/analytics/tracked';
import { NewTabLink } from '@/components/shared/new-tab-link';
import { type Address, PageLink } from '@/components/shared/page-link';
import { emailAddress, phoneAddress } from '@/data/functions/contact-addresses';
import { pages, tourPath } from '@/data/functions/pages';
import { tours } from '@/data/functions/tours-on';
import { footerWords } from '@/data/navigation';
import { ownerFacts } from '@/data/owner-facts';
import { contactEmail, contactPhone, whatsAppAddress } from '@/data/settings';
import { acknowledgement, copyrightYear, elsewhere, harbour, keptNames, site } from '@/data/site';
import styles from './footer.module.css';
import { Wordmark } from './wordmark';

type FooterLink = { href: Address; words: string; tracking?: TrackedAttributes };

const tourLinks: FooterLink[] = tours.map(({ slug, name }) => ({
  href: tourPath(slug),
  words: name,
  tracking: tracked('tour', `${name}, footer`),
}));

/** The pages without home and the tours, which have their own links. */
const explore: FooterLink[] = pages
  .filter(({ path }) => path !== '/' && !path.startsWith('/tours/'))
  .map(({ path, name }) => ({ href: path, words: name }));

/** The footer of every page: acknowledgement of country, all pages, contact details. */
export function Footer() {
  return (
    <footer className={styles.footer} data-ink="navy">
      <div className={styles.ridge} />
      <div className={styles.ground}>
        <div className={styles.content}>
          <div className={styles.about}>
            <Wordmark />
            <p>
              <KeptNames text={acknowledgement} />
            </p>
          </div>
          <Links heading={footerWords.tours} links={tourLinks} />
          <Links heading={footerWords.explore} links={explore} />
          <div className={styles.reach}>
            <h2 className={styles.heading}>{footerWords.reach}</h2>
            <address className={styles.ways}>
              <a className={styles.phone} href={phoneAddress} {...tracked('phone', 'footer')}>
                {contactPhone}
              </a>
              <a className={styles.link} href={emailAddress} {...tracked('email', 'footer')}>
                {contactEmail}
              </a>
              {whatsAppAddress && (
                <NewTabLink className={styles.link} href={whatsAppAddress} {...tracked('whatsapp', 'footer')}>
                  {footerWords.whatsApp}
                </NewTabLink>
              )}
              <NewTabLink className={styles.link} href={harbour.mapUrl} {...tracked('maps', 'footer')}>
                {harbour.label}
              </NewTabLink>
            </address>
            <ExternalPages />
          </div>
          <p className={styles.small}>
            {`© ${copyrightYear} `}
            <span translate="no">{site.name}</span>
            {`, ${footerWords.region}`}
            {ownerFacts.abn && ` · ABN ${ownerFacts.abn}`}
          </p>
        </div>
      </div>
    </footer>
  );
}

/** Our own pages on other websites, and those of others. Without any it is left out. */
export function ExternalPages() {
  const links = [...elsewhere.ours, ...elsewhere.others];
  if (links.length === 0) return null;
  return (
    <nav className={styles.elsewhere} aria-label={footerWords.elsewhere}>
      <h2 className={styles.heading}>{footerWords.elsewhere}</h2>
      <ul>
        {links.map(({ name, address }) => (
          <li key={address}>
            <NewTabLink className={styles.link} href={address}>
              {name}
            </NewTabLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Links({ heading, links }: { heading: string; links: readonly FooterLink[] }) {
  return (
    <nav aria-label={heading}>
      <h2 className={styles.heading}>{heading}</h2>
      <ul>
        {links.map(({ href, words, tracking }) => (
          <li key={href}>
            <PageLink className={styles.link} href={href} prefetch={false} {...tracking}>
              {words}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** A text in which a translator leaves the `keptNames` as they are. */
function KeptNames({ text }: { text: string }) {
  return text.split(new RegExp(`(${keptNames.join('|')})`)).map((part, index) =>
    index % 2 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a name may appear twice; the order identifies it
      <span key={index} translate="no">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
