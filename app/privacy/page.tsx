import { pageMetadata } from '@/components/shared/metadata/page-metadata';
import { TextPage } from '@/components/shared/text-page';
import { privacy } from '@/site/content/texts';

export const metadata = pageMetadata('/privacy');

export default function PrivacyPage() {
  return <TextPage path="/privacy" {...privacy} />;
}
