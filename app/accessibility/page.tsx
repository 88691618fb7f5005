import { pageMetadata } from '@/components/shared/metadata/page-metadata';
import { TextPage } from '@/components/shared/text-page';
import { accessibility } from '@/site/content/texts';

export const metadata = pageMetadata('/accessibility');

export default function AccessibilityPage() {
  return <TextPage path="/accessibility" {...accessibility} />;
}
