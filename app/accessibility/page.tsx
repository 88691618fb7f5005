import type { Metadata } from 'next';
import { tracked } from '@/components/frame/analytics/tracked';
import { JsonLd } from '@/components/metadata/json-ld';
import { pageGraph } from '@/components/metadata/page-graph';
import { pageMetadata } from '@/components/metadata/page-metadata';
import { PageTitle } from '@/components/metadata/page-title';
import { Breadcrumbs } from '@/components/shared/breadcrumbs';
import { PlainPage } from '@/components/shared/plain-page';
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
