import { labels } from '@/data/labels';
import { trailTo } from '@/data/pages';
import styles from './breadcrumbs.module.css';
import { PageLink } from './page-link';

/** The way from the home page down to this one, as a quiet line. */
export function Breadcrumbs({ path }: { path: string }) {
  return (
    <nav className={styles.breadcrumbs} aria-label={labels.breadcrumbs} data-print="no">
      <ol className={styles.trail}>
        {trailTo(path).map((step) => (
          <li key={step.path} className={styles.step}>
            {step.path === path ? (
              <span aria-current="page">{step.name}</span>
            ) : (
              <PageLink className={styles.link} href={step.path}>
                {step.name}
              </PageLink>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
