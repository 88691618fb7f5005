import { tracked } from '@/components/shared/analytics/tracked';
import { ButtonLink } from '@/components/shared/button-link';
import { pageMetadata } from '@/components/shared/metadata/page-data';
import { TextPage } from '@/components/shared/text-page';
import { contactPhone, phoneAddress } from '@/site/contact';
import { privacy } from '@/site/content';

export const metadata = pageMetadata('/privacy');

export default function PrivacyPage() {
  return (
    <TextPage path="/privacy" {...privacy}>
      <ButtonLink href={phoneAddress} kind="outline" tracking={tracked('phone', 'privacy')}>
        {contactPhone}
      </ButtonLink>
    </TextPage>
  );
}
