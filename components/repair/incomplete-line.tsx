import { contactEmail, contactPhone, emailAddress, phoneAddress } from '@/site/contact';
import { incompleteTexts } from '@/site/error-screens';
import styles from './incomplete-line.module.css';

/** Shown when a script of the page does not come (retry-failed-scripts.ts). It is in the HTML, because it must not need a script. */
export function IncompleteLine() {
  const { text, or } = incompleteTexts;
  return (
    <p className={styles.line} role="alert" data-print="no">
      {`${text} `}
      <a href={phoneAddress}>{contactPhone}</a>
      {` ${or} `}
      <a href={emailAddress}>{contactEmail}</a>
    </p>
  );
}
