'use client';

import { phoneAddress } from '@/data/contact-addresses';
import { contactPhone } from '@/data/settings';
import { ErrorScreen } from './error-screen';
import styles from './thrown-error.module.css';

/** The screen of a page that throws (specification, section 8). Its links load the page anew: the router may be what broke. */
export function ThrownError({ error }: { error: Error }) {
  return (
    <ErrorScreen title="Unexpected Application Error!" message={error.message || 'Something went wrong.'}>
      <a className={styles.way} href={location.pathname}>
        Try Again
      </a>
      <a className={styles.way} href="/">
        Home
      </a>
      <a className={styles.way} href={phoneAddress}>
        Call {contactPhone}
      </a>
    </ErrorScreen>
  );
}
