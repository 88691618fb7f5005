import { NewTabLink } from '@/components/shared/new-tab-link';
import { footerWords } from '@/data/navigation';
import { elsewhere } from '@/data/site';
import styles from './footer.module.css';

/** In the footer: our own pages on other websites, and those of others. Without any it is left out. */
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
