import { tracked } from '@/components/shared/analytics/tracked';
import { ButtonLink } from '@/components/shared/button-link';
import { pageMetadata } from '@/components/shared/metadata/page-metadata';
import { TextPage } from '@/components/shared/text-page';
import { phoneAddress } from '@/data/functions/contact-addresses';
import { privacy } from '@/data/privacy';
import { contactPhone } from '@/data/settings';

export const metadata = pageMetadata('/privacy');

export default function PrivacyPage() {
  const { title, lead, sections, instead } = privacy;
  return (
    <TextPage
      path="/privacy"
      title={title}
      lead={lead}
      sections={[...sections, { title: instead.title, paragraphs: [instead.text] }]}
    >
      <ButtonLink href={phoneAddress} kind="outline" tracking={tracked('phone', 'privacy')}>
        {contactPhone}
      </ButtonLink>
    </TextPage>
  );
}
