import type { Metadata } from 'next';
import { tracked } from '@/components/analytics/tracked';
import { Breadcrumbs } from '@/components/breadcrumbs/breadcrumbs';
import { JsonLd } from '@/components/json-ld/json-ld';
import { pageGraph } from '@/components/json-ld/page-graph';
import { pageMetadata } from '@/components/page-metadata';
import { PageTitle } from '@/components/page-title/page-title';
import { PlainPage } from '@/components/plain-page/plain-page';
import { accessibility } from '@/data/accessibility';
import { emailAddress, phoneAddress } from '@/data/contact-addresses';
import { contactEmail, contactPhone } from '@/data/settings';

export function generateMetadata(): Metadata {
  return pageMetadata('/accessibility');
}

export default function AccessibilityPage() {
  const { title, lead, sections, reach } = accessibility;
  return (
    <>
      <PageTitle path="/accessibility" />
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
          or{' '}
          <a href={emailAddress} {...tracked('email', 'accessibility')}>
            {contactEmail}
          </a>
        </p>
      </PlainPage>
      <JsonLd graph={pageGraph('/accessibility')} />
    </>
  );
}
