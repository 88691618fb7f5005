import { tracked } from '@/components/frame/analytics/tracked';
import { PageData } from '@/components/metadata/page-data';
import { pageMetadata } from '@/components/metadata/page-metadata';
import { Breadcrumbs } from '@/components/shared/breadcrumbs';
import { PlainPage } from '@/components/shared/plain-page';
import { accessibility } from '@/data/accessibility';
import { emailAddress, phoneAddress } from '@/data/contact-addresses';
import { contactEmail, contactPhone } from '@/data/settings';

export const metadata = pageMetadata('/accessibility');

export default function AccessibilityPage() {
  const { title, lead, sections, reach } = accessibility;
  return (
    <>
      <Breadcrumbs path="/accessibility" />
      <PlainPage
        title={title}
        lead={lead}
        sections={[...sections, { title: reach.title, paragraphs: [reach.text] }]}
      >
        <p>
          <a href={phoneAddress} {...tracked('phone', 'accessibility')}>
            {contactPhone}
          </a>{' '}
          {reach.or}{' '}
          <a href={emailAddress} {...tracked('email', 'accessibility')}>
            {contactEmail}
          </a>
        </p>
      </PlainPage>
      <PageData path="/accessibility" />
    </>
  );
}
