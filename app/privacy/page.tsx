import { tracked } from '@/components/frame/analytics/tracked';
import { pageMetadata } from '@/components/metadata/page-metadata';
import { ButtonLink } from '@/components/shared/button-link';
import { PlainPage } from '@/components/shared/plain-page';
import { phoneAddress } from '@/data/contact-addresses';
import { privacy } from '@/data/privacy';
import { contactPhone } from '@/data/settings';

export const metadata = pageMetadata('/privacy');

export default function PrivacyPage() {
  const { title, lead, sections, instead } = privacy;
  return (
    <PlainPage
      path="/privacy"
      title={title}
      lead={lead}
      sections={[...sections, { title: instead.title, paragraphs: [instead.text] }]}
    >
      <ButtonLink href={phoneAddress} kind="outline" tracking={tracked('phone', 'privacy')}>
        {contactPhone}
      </ButtonLink>
    </PlainPage>
  );
}
