import { tracked } from '@/components/frame/analytics/tracked';
import { NewTabLink } from '@/components/shared/new-tab-link';
import { PageLink } from '@/components/shared/page-link';
import { emailAddress, phoneAddress } from '@/data/contact-addresses';
import { footerWords } from '@/data/navigation';
import { pages } from '@/data/pages';
import { contactEmail, contactPhone } from '@/data/settings';
import { acknowledgement, copyrightYear, harbour, ownerFacts, site } from '@/data/site';
import { menuTours, moreTours, tourPath } from '@/data/tours';
import { Elsewhere } from './elsewhere';
import styles from './footer.module.css';
import { KeptNames } from './kept-names';
import { Wordmark } from './wordmark';

/** The pages without home and the tours, which have their own links. */
const explore = pages.filter(({ path }) => path !== '/' && !path.startsWith('/tours/'));

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
          <nav className={styles.column} aria-label={footerWords.tours}>
            <h2 className={styles.heading}>{footerWords.tours}</h2>
            <ul>
              {menuTours.map(({ slug, name }) => (
                <li key={slug}>
                  <PageLink
                    className={styles.link}
                    href={tourPath(slug)}
                    prefetch={false}
                    {...tracked('tour', `${name}, footer`)}
                  >
                    {name}
                  </PageLink>
                </li>
              ))}
              {moreTours && (
                <li>
                  <PageLink className={styles.link} href={moreTours.href} prefetch={false}>
                    {moreTours.words}
                  </PageLink>
                </li>
              )}
            </ul>
          </nav>
          <nav className={styles.column} aria-label={footerWords.explore}>
            <h2 className={styles.heading}>{footerWords.explore}</h2>
            <ul>
              {explore.map(({ path, name }) => (
                <li key={path}>
                  <PageLink className={styles.link} href={path} prefetch={false}>
                    {name}
                  </PageLink>
                </li>
              ))}
            </ul>
          </nav>
          <div className={styles.reach}>
            <h2 className={styles.heading}>{footerWords.reach}</h2>
            <address className={styles.ways}>
              <a className={styles.phone} href={phoneAddress} {...tracked('phone', 'footer')}>
                {contactPhone}
              </a>
              <a className={styles.link} href={emailAddress} {...tracked('email', 'footer')}>
                {contactEmail}
              </a>
              <NewTabLink className={styles.link} href={harbour.mapUrl} {...tracked('maps', 'footer')}>
                {harbour.label}
              </NewTabLink>
            </address>
            <Elsewhere />
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
