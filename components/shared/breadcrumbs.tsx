import { labels } from '@/site/content/labels';
import { trailTo } from '@/site/content/pages';
import styles from './breadcrumbs.module.css';
import { PageLink } from './page-link';

/** Links from the home page down to this page. */
export function Breadcrumbs({ path }: { path: string }) {
  return (
    <nav
      className={`section ${styles.breadcrumbs}`}
      aria-label={labels.breadcrumbs}
      data-print="no"
    >
      <ol>
        {trailTo(path).map((step) => (
          <li key={step.path}>
            {step.path === path ? (
              <span aria-current="page">{step.name}</span>
            ) : (
              <PageLink href={step.path}>{step.name}</PageLink>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
