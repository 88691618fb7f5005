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

/** Its style shows it after 12 seconds, unless hydration has taken it away. */
export function MissingScripts() {
  return (
    <UntilHydration>
      <p className={styles.line} data-print="no">
        {`${missingScriptsTexts.line} `}
        <a href={phoneAddress}>{contactPhone}</a>
        {` ${labels.or} `}
        <a href={emailAddress}>{contactEmail}</a>{' '}
        {/* This page, without the query: on the contact page that would
            overwrite what the visitor has chosen since. */}
        <a href="?">{missingScriptsTexts.reload}</a>
      </p>
    </UntilHydration>
  );
}
