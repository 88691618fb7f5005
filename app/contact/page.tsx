import type { Metadata } from 'next';
import styles from '@/components/contact-poster/contact-page.module.css';
import { ContactPoster } from '@/components/contact-poster/contact-poster';
import { EnquirySection } from '@/components/enquiry-form/enquiry-section';
import { pageMetadata } from '@/components/page-metadata';
import { contact } from '@/data/contact';

export function generateMetadata(): Metadata {
  return pageMetadata('/contact', contact.meta);
}

export default function ContactPage() {
  return (
    <div className={styles.page}>
      <ContactPoster />
      <EnquirySection />
    </div>
  );
}
