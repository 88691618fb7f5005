import type { Metadata } from 'next';
import { tracked } from '@/components/frame/analytics/tracked';
import { PageHead } from '@/components/metadata/page-head';
import { pageMetadata } from '@/components/metadata/page-metadata';
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
      <PageHead path="/privacy" />
    </>
  );
}
