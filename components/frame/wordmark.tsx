import { wordmark } from '@/site/content/site';
import styles from './wordmark.module.css';

/** A horseshoe magnet sets in the sea. The icons have the same paths. */
export function Wordmark() {
  return (
    <span className={styles.wordmark}>
      <svg viewBox="0 0 64 64" width="52" height="52" aria-hidden="true">
        <circle cx="32" cy="32" r="32" />
        <path
          fill="var(--color-accent)"
          d="M12 40V31a20 20 0 0 1 40 0v9H41v-9a9 9 0 0 0-18 0v9z"
        />
        <path fill="var(--color-paper)" d="M12 33h11v7H12zM41 33h11v7H41z" />
        <path
          fill="none"
          stroke="currentColor"
          strokeWidth="3.3"
          d="M6 45.5q5.2-4.5 10.4 0t10.4 0 10.4 0 10.4 0 10.4 0M16.5 53.5q3.9-3.5 7.8 0t7.8 0 7.8 0 7.8 0 7.8 0"
        />
      </svg>
      <span className="name" translate="no">
        {wordmark.first} {wordmark.second && <span>{wordmark.second}</span>}
      </span>
    </span>
  );
}
