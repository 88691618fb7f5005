import { tracked } from '@/components/shared/analytics/tracked';
import { pageMetadata } from '@/components/shared/metadata/page-data';
import { TextPage } from '@/components/shared/text-page';
import { contactEmail, contactPhone, emailAddress, phoneAddress } from '@/site/contact';
import { accessibility } from '@/site/content';

export const metadata = pageMetadata('/accessibility');

export default function AccessibilityPage() {
  return (
    <TextPage path="/accessibility" {...accessibility}>
      <p>
        <a href={phoneAddress} {...tracked('phone', 'accessibility')}>
          {contactPhone}
        </a>{' '}
        {accessibility.or}{' '}
        <a href={emailAddress} {...tracked('email', 'accessibility')}>
          {contactEmail}
        </a>
      </p>
    </TextPage>
  );
}
