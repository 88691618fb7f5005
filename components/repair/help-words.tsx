import {
  absentText,
  incompleteText,
  onItsWay,
} from '@/site/content/error-screens';
import { labels } from '@/site/content/labels';
import {
  contactEmail,
  contactPhone,
  emailAddress,
  phoneAddress,
} from '@/site/facts/contact';
import styles from './help-words.module.css';

/**
 * Shown when a script of the page does not come (retry-failed-scripts.ts). It
 * is in the HTML, because it must not need a script.
 */
export const incompleteLine = (
  <p className={styles.line} role="alert" data-print="no">
    {`${incompleteText} `}
    <a href={phoneAddress}>{contactPhone}</a>
    {` ${labels.or} `}
    <a href={emailAddress}>{contactEmail}</a>
  </p>
);

/**
 * Shown while the page of a pressed link is slow, or does not come
 * (watch-links.ts). A screen reader reads what appears in it.
 */
export const waitLines = (
  <p role="status">
    <span className={styles.wait}>{onItsWay}</span>
    <span className={styles.wait}>
      {`${absentText} `}
      <a href={phoneAddress}>{contactPhone}</a>
    </span>
  </p>
);
