import { tracked } from '@/components/shared/analytics/tracked';
import { pageMetadata } from '@/components/shared/metadata/page-metadata';
import { TextPage } from '@/components/shared/text-page';
import { accessibility } from '@/data/accessibility';
import { emailAddress, phoneAddress } from '@/data/functions/contact-addresses';
import { contactEmail, contactPhone } from '@/data/settings';

export const metadata = pageMetadata('/accessibility');

export default function AccessibilityPage() {
  const { title, lead, sections, reach } = accessibility;
  return (
    <TextPage
      path="/accessibility"
      title={title}
      lead={lead}
      sections={[...sections, { title: reach.title, paragraphs: [reach.text] }]}
    >
      <p>
        <a href={phoneAddress} {...tracked('phone', 'accessibility')}>
          {contactPhone}
        </a>{' '}
        {reach.or}{' '}
        <a href={emailAddress} {...tracked('email', 'accessibility')}>
          {contactEmail}
        </a>
      </p>
    </TextPage>
  );
}
