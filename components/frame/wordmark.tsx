import { mark } from '@/data/mark';
import { site } from '@/data/site';
import styles from './wordmark.module.css';

/** The mark (a horseshoe magnet standing in the sea like a setting sun) and the name of the business. */
export function Wordmark() {
  return (
    <span className={styles.wordmark}>
      <svg className={styles.mark} viewBox="0 0 64 64" width="52" height="52" aria-hidden="true">
        <circle className={styles.disc} cx="32" cy="32" r="32" />
        <path className={styles.arch} d={mark.arch} />
        <path className={styles.tips} d={mark.tips} />
        <path className={styles.ripple} d={mark.ripples[0]} />
        <path className={styles.ripple} d={mark.ripples[1]} />
      </svg>
      <span className={styles.name} translate="no">
        {site.wordmark.first} <span className={styles.second}>{site.wordmark.second}</span>
      </span>
    </span>
  );
}
