import type { Metadata } from 'next';
import styles from '@/components/contact/contact-page.module.css';
import { ContactPoster } from '@/components/contact/contact-poster';
import { EnquirySection } from '@/components/contact/enquiry-form/enquiry-section';
import { PageHead } from '@/components/metadata/page-head';
import { pageMetadata } from '@/components/metadata/page-metadata';
import { Breadcrumbs } from '@/components/shared/breadcrumbs';

export function generateMetadata(): Metadata {
  return pageMetadata('/contact');
}

export default function ContactPage() {
  return (
    <>
      <div className={styles.page}>
        <ContactPoster />
        <div className={styles.words}>
          <Breadcrumbs path="/contact" />
          <EnquirySection />
        </div>
      </div>
      <PageHead path="/contact" subject={{ kind: 'ContactPage' }} />
    </>
  );
}
