import { contactEmail, contactPhone, emailAddress, phoneAddress } from '@/site/contact';
import { incompleteText } from '@/site/error-screens';
import { labels } from '@/site/labels';
import styles from './incomplete-line.module.css';

/** Shown when a script of the page does not come (retry-failed-scripts.ts). It is in the HTML, because it must not need a script. */
export function IncompleteLine() {
  return (
    <p className={styles.line} role="alert" data-print="no">
      {`${incompleteText} `}
      <a href={phoneAddress}>{contactPhone}</a>
      {` ${labels.or} `}
      <a href={emailAddress}>{contactEmail}</a>
    </p>
  );
}
