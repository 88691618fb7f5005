'use client';

import { tracked } from '@/components/shared/analytics/tracked';
import { ButtonLink } from '@/components/shared/button-link';
import { thrownTexts } from '@/site/content/error-screens';
import { contactPhone, phoneAddress } from '@/site/facts/contact';
import styles from './error-screen.module.css';

/** In place of a page that throws. */
export function ErrorScreen({ error }: { error: Error }) {
  return (
    <section className={`section ${styles.words}`}>
      <h1>{thrownTexts.title}</h1>
      <p className="lead">{error.message || error.name}</p>
      <nav className="actions">
        <ButtonLink href="/" kind="outline">
          {thrownTexts.home}
        </ButtonLink>
        <ButtonLink
          href={phoneAddress}
          kind="outline"
          tracking={tracked('phone', 'error screen')}
        >
          {thrownTexts.call} {contactPhone}
        </ButtonLink>
      </nav>
    </section>
  );
}
