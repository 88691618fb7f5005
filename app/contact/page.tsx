import type { Metadata } from 'next';
import { Breadcrumbs } from '@/components/breadcrumbs/breadcrumbs';
import styles from '@/components/contact-poster/contact-page.module.css';
import { ContactPoster } from '@/components/contact-poster/contact-poster';
import { EnquirySection } from '@/components/enquiry-form/enquiry-section';
import { JsonLd } from '@/components/json-ld/json-ld';
import { pageGraph } from '@/components/json-ld/page-graph';
import { pageMetadata } from '@/components/page-metadata';
import { PageTitle } from '@/components/page-title/page-title';

export function generateMetadata(): Metadata {
  return pageMetadata('/contact');
}

export default function ContactPage() {
  return (
    <>
      <PageTitle path="/contact" />
      <div className={styles.page}>
        <ContactPoster />
        <div className={styles.words}>
          <Breadcrumbs path="/contact" />
          <EnquirySection />
        </div>
      </div>
      <JsonLd graph={pageGraph('/contact', { kind: 'ContactPage' })} />
    </>
  );
}
