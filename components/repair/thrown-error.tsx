'use client';

import { useEffect, useState } from 'react';
import { tracked } from '@/components/shared/analytics/tracked';
import { thrownTexts } from '@/site/content/error-screens';
import { contactPhone, phoneAddress } from '@/site/facts/contact';
import styles from './error-words.module.css';

/**
 * The screen of a page that throws, if loading the document once more does not
 * help. The router may be broken, so no link uses it.
 */
export function ThrownError({ error }: { error: Error }) {
  const [leaving, setLeaving] = useState(true);
  useEffect(() => {
    window.reloadOnce().then(setLeaving);
  }, []);
  if (leaving) return null;
  return (
    <section className={`section ${styles.words}`}>
      <title>{thrownTexts.title}</title>
      <h1>{thrownTexts.title}</h1>
      <p className="lead">{error.message || error.name}</p>
      <p className={`lead ${styles.sending}`}>{thrownTexts.sending}</p>
      <nav className="actions">
        <a href={location.pathname} {...button}>
          {thrownTexts.again}
        </a>
        <a href="/" {...button}>
          {thrownTexts.home}
        </a>
        <a
          href={phoneAddress}
          {...button}
          {...tracked('phone', 'error screen')}
        >
          {thrownTexts.call} {contactPhone}
        </a>
      </nav>
    </section>
  );
}

const button = { className: 'button', 'data-kind': 'outline' };
