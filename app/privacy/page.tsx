import type { Metadata } from 'next';
import { Breadcrumbs } from '@/components/breadcrumbs/breadcrumbs';
import { JsonLd } from '@/components/json-ld/json-ld';
import { pageGraph } from '@/components/json-ld/page-graph';
import { pageMetadata } from '@/components/page-metadata';
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
      <Breadcrumbs path="/privacy" />
      <PlainPage
        title={title}
        lead={lead}
        sections={[...sections, { title: instead.title, paragraphs: [instead.text] }]}
      >
        <a href={phoneAddress}>{contactPhone}</a>
      </PlainPage>
      <JsonLd graph={pageGraph('/privacy')} />
    </>
  );
}
