'use client';

import { phoneAddress } from '@/data/contact-addresses';
import { contactPhone } from '@/data/settings';
import styles from './thrown-error.module.css';

/**
 * The screen of a page that throws. Its links make the browser load a page, because the router may be what broke. Every page
 * contains this screen twice, so it is as short as it can be.
 */
export function ThrownError({ error }: { error: Error }) {
  return (
    <section className={styles.error}>
      <title>Unexpected Application Error!</title>
      <h1>Unexpected Application Error!</h1>
      <p>{error.message || error.name}</p>
      <nav>
        <a href={location.pathname}>Try Again</a>
        <a href="/">Home</a>
        <a href={phoneAddress}>Call {contactPhone}</a>
      </nav>
    </section>
  );
}
