import { labels } from '@/site/content/labels';
import { trailTo } from '@/site/content/pages';
import styles from './breadcrumbs.module.css';

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
              <a href={step.path}>{step.name}</a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
