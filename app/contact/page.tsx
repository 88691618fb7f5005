import styles from '@/components/contact/contact-page.module.css';
import { ContactPoster } from '@/components/contact/contact-poster';
import { EnquirySection } from '@/components/contact/enquiry-form/enquiry-section';
import { PageData } from '@/components/metadata/page-data';
import { pageMetadata } from '@/components/metadata/page-metadata';
import { Breadcrumbs } from '@/components/shared/breadcrumbs';

export const metadata = pageMetadata('/contact');

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
      <PageData path="/contact" subject={{ kind: 'ContactPage' }} />
    </>
  );
}
