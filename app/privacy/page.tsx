import type { Metadata } from 'next';
import { pageMetadata } from '@/components/page-metadata';
import { PlainPage } from '@/components/plain-page/plain-page';
import { phoneAddress } from '@/data/contact-addresses';
import { privacy } from '@/data/privacy';
import { contactPhone } from '@/data/settings';

export function generateMetadata(): Metadata {
  return pageMetadata('/privacy', privacy.meta);
}

export default function PrivacyPage() {
  const { title, lead, sections, instead } = privacy;
  return (
    <PlainPage
      title={title}
      lead={lead}
      sections={[...sections, { title: instead.title, paragraphs: [instead.text] }]}
    >
      <a href={phoneAddress}>{contactPhone}</a>
    </PlainPage>
  );
}
