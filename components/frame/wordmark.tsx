import { mark } from '@/site/mark';
import { site } from '@/site/site';
import styles from './wordmark.module.css';

/** The mark (a horseshoe magnet standing in the sea like a setting sun) and the name of the business. */
export function Wordmark() {
  return (
    <span className={styles.wordmark}>
      <svg className={styles.mark} viewBox="0 0 64 64" width="52" height="52" aria-hidden="true">
        <circle cx="32" cy="32" r="32" />
        <path fill="var(--color-accent)" d={mark.arch} />
        <path fill="var(--color-paper)" d={mark.tips} />
        <path fill="none" stroke="currentColor" strokeWidth="3.3" d={mark.ripples.join('')} />
      </svg>
      <span className={styles.name} translate="no">
        {site.wordmark.first} <span className={styles.second}>{site.wordmark.second}</span>
      </span>
    </span>
  );
}
