import type { Metadata } from 'next';
import styles from '@/components/contact/contact-page.module.css';
import { ContactPoster } from '@/components/contact/contact-poster';
import { EnquirySection } from '@/components/contact/enquiry-form/enquiry-section';
import { JsonLd } from '@/components/metadata/json-ld';
import { pageGraph } from '@/components/metadata/page-graph';
import { pageMetadata } from '@/components/metadata/page-metadata';
import { PageTitle } from '@/components/metadata/page-title';
import { Breadcrumbs } from '@/components/shared/breadcrumbs';

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
