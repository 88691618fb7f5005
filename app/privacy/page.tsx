import type { Metadata } from 'next';
import { tracked } from '@/components/frame/analytics/tracked';
import { JsonLd } from '@/components/metadata/json-ld';
import { pageGraph } from '@/components/metadata/page-graph';
import { pageMetadata } from '@/components/metadata/page-metadata';
import { PageTitle } from '@/components/metadata/page-title';
import { Breadcrumbs } from '@/components/shared/breadcrumbs';
import { ButtonLink } from '@/components/shared/button-link';
import { PlainPage } from '@/components/shared/plain-page';
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
