import { missingScriptsTexts } from '@/site/content/error-screens';
import { labels } from '@/site/content/labels';
import {
  contactEmail,
  contactPhone,
  emailAddress,
  phoneAddress,
} from '@/site/facts/contact';
import styles from './missing-scripts.module.css';
import { UntilHydration } from './until-hydration';

/**
 * The line of a page whose scripts do not come. It shows itself after 12
 * seconds, by its style alone, unless hydration has taken it away.
 */
export function MissingScripts() {
  return (
    <UntilHydration>
      <p className={styles.line} data-print="no">
        {`${missingScriptsTexts.line} `}
        <a href={phoneAddress}>{contactPhone}</a>
        {` ${labels.or} `}
        <a href={emailAddress}>{contactEmail}</a>{' '}
        {/* This page again. Without the query: on the contact page that would
            overwrite what the visitor has chosen since. */}
        <a href="?">{missingScriptsTexts.reload}</a>
      </p>
    </UntilHydration>
  );
}
