import type { Metadata } from 'next';
import { tracked } from '@/components/analytics/tracked';
import { Breadcrumbs } from '@/components/breadcrumbs/breadcrumbs';
import { ButtonLink } from '@/components/button-link/button-link';
import { JsonLd } from '@/components/json-ld/json-ld';
import { pageGraph } from '@/components/json-ld/page-graph';
import { pageMetadata } from '@/components/page-metadata';
import { PageTitle } from '@/components/page-title/page-title';
import { PlainPage } from '@/components/plain-page/plain-page';
import { phoneAddress } from '@/data/contact-addresses';
import { privacy } from '@/data/privacy';
import { contactPhone } from '@/data/settings';

export function generateMetadata(): Metadata {
  return pageMetadata('/privacy');
}

export default function PrivacyPage() {
  const { title, lead, sections, instead } = privacy;
  return (
    <>
      <PageTitle path="/privacy" />
      <Breadcrumbs path="/privacy" />
      <PlainPage
        title={title}
        lead={lead}
        sections={[...sections, { title: instead.title, paragraphs: [instead.text] }]}
      >
        <ButtonLink href={phoneAddress} kind="outline" tracking={tracked('phone', 'privacy')}>
          {contactPhone}
        </ButtonLink>
      </PlainPage>
      <JsonLd graph={pageGraph('/privacy')} />
    </>
  );
}
