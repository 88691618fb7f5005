import { tracked } from '@/components/shared/analytics/tracked';
import { contactEmail, contactPhone, emailAddress, phoneAddress } from '@/site/contact';
import { absentText, incompleteText } from '@/site/error-screens';
import { labels } from '@/site/labels';
import styles from './help-words.module.css';

/** Shown when a script of the page does not come (retry-failed-scripts.ts). It is in the HTML, because it must not need a script. */
export const incompleteLine = (
  <p className={styles.line} role="alert" data-print="no">
    {`${incompleteText} `}
    <a href={phoneAddress}>{contactPhone}</a>
    {` ${labels.or} `}
    <a href={emailAddress}>{contactEmail}</a>
  </p>
);

/** The server gives it to slow-navigation.tsx, so that it stays out of the scripts. */
export const absentWords = (
  <>
    {`${absentText} `}
    <a href={phoneAddress} {...tracked('phone', 'absent page')}>
      {contactPhone}
    </a>
  </>
);
