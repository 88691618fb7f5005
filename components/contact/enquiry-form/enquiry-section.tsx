import { Icon } from '@/components/shared/icon';
import { PageLink } from '@/components/shared/page-link';
import { contact } from '@/data/contact';
import type { Tour } from '@/data/schema/tours';
import { tours } from '@/data/tours';
import { EnquiryForm } from './enquiry-form';
import styles from './enquiry-section.module.css';
import { FormBoundary } from './form-boundary';

/** The form with the words around it, which are drawn on the server. */
export function EnquirySection() {
  const { heading, warning, whatHappensNext, privacy, withoutScripts, notReady, fault } = contact;
  return (
    <section className={styles.section}>
      <h1 className={styles.heading}>{heading}</h1>
      <p className={styles.warning}>{warning}</p>
      <noscript>
        <div className={styles.noscript}>
          <h2 className={styles.noscriptTitle}>{withoutScripts.heading}</h2>
          <p>{withoutScripts.text}</p>
        </div>
      </noscript>
      <FormBoundary fault={fault}>
        <EnquiryForm
          tours={tours.map(({ id, slug, name, sunsetTimes }: Tour) => ({ id, slug, name, sunsetTimes }))}
          notReady={notReady}
          warning={<Icon name="warning" />}
        />
      </FormBoundary>
      <p className={`${styles.small} ${styles.ahead}`}>{whatHappensNext}</p>
      <p className={styles.small}>
        {privacy.text} <PageLink href="/privacy">{privacy.link}</PageLink>
      </p>
    </section>
  );
}
