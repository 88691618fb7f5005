import { tracked } from '@/components/shared/analytics/tracked';
import { ButtonLink } from '@/components/shared/button-link';
import { pageMetadata } from '@/components/shared/metadata/page-data';
import { TextPage } from '@/components/shared/text-page';
import { phoneAddress } from '@/data/functions/contact-addresses';
import { privacy } from '@/data/privacy';
import { contactPhone } from '@/data/settings';

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
