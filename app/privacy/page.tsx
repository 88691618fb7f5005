import { tracked } from '@/components/frame/analytics/tracked';
import { PageData } from '@/components/metadata/page-data';
import { pageMetadata } from '@/components/metadata/page-metadata';
import { Breadcrumbs } from '@/components/shared/breadcrumbs';
import { ButtonLink } from '@/components/shared/button-link';
import { PlainPage } from '@/components/shared/plain-page';
import { phoneAddress } from '@/data/contact-addresses';
import { privacy } from '@/data/privacy';
import { contactPhone } from '@/data/settings';

export const metadata = pageMetadata('/privacy');

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
      <PageData path="/privacy" />
    </>
  );
}
