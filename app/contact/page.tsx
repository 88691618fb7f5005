import styles from '@/components/contact/contact-page.module.css';
import { ContactPoster } from '@/components/contact/contact-poster';
import { draftScript } from '@/components/enquiry/draft';
import { Form } from '@/components/enquiry/form';
import { enquiryParts } from '@/components/enquiry/parts';
import { Breadcrumbs } from '@/components/shared/breadcrumbs';
import { InlineScript } from '@/components/shared/inline-script';
import { pageMetadata } from '@/components/shared/metadata/page-metadata';
import { StructuredData } from '@/components/shared/metadata/structured-data';
import type { Tour } from '@/data/schema/tours';
import { contact } from '@/site/content/texts';
import { tours } from '@/site/content/tours';
import { enquiryHelp } from '@/site/enquiry/help';
import { fullDays } from '@/site/facts/full-days';
import { ownerAnswers } from '@/site/facts/owner-answers';

export const metadata = pageMetadata('/contact');

export default function ContactPage() {
  const { heading, warning, whatHappensNext, privacy, withoutScripts } =
    contact;
  const choices = tours.map(({ id, slug, name, sunsetTimes }: Tour) => ({
    id,
    slug,
    name,
    sunsetTimes,
  }));
  return (
    <>
      <div className={styles.page}>
        <ContactPoster />
        <div className={styles.words}>
          <Breadcrumbs path="/contact" />
          <h1>{heading}</h1>
          <p>{warning}</p>
          <noscript>
            <div className={styles.noscript}>
              <h2>{withoutScripts.heading}</h2>
              <p>{withoutScripts.text}</p>
            </div>
          </noscript>
          <Form tours={choices} parts={enquiryParts} fullDays={fullDays}>
            <div className={styles.notReady}>
              <p>{enquiryHelp.notReady}</p>
              {enquiryParts.reloadOffer}
            </div>
          </Form>
          <InlineScript text={draftScript} />
          <p className={styles.older} role="status">
            {enquiryHelp.older}
          </p>
          <p className={`small ${styles.note} ${styles.ahead}`}>
            {[whatHappensNext, ownerAnswers.replyTime].join(' ').trim()}
          </p>
          <p className={`small ${styles.note}`}>
            {privacy.text} <a href="/privacy">{privacy.link}</a>
          </p>
        </div>
      </div>
      <StructuredData path="/contact" />
    </>
  );
}
