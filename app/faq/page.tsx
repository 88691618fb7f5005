import { CallToAction } from '@/components/shared/booking';
import { Breadcrumbs } from '@/components/shared/breadcrumbs';
import { Hero } from '@/components/shared/hero/hero';
import { pageMetadata } from '@/components/shared/metadata/page-metadata';
import { StructuredData } from '@/components/shared/metadata/structured-data';
import { QuestionList } from '@/components/shared/question-list';
import { faq } from '@/site/content/texts';
import { enquiryPath } from '@/site/enquiry/path';

export const metadata = pageMetadata('/faq');

export default function FaqPage() {
  const { hero, closing } = faq;
  return (
    <>
      <Hero ink="deep" height="short" {...hero} />
      <Breadcrumbs path="/faq" />
      <QuestionList entries={faq.entries} />
      <CallToAction
        ink="deep"
        {...closing}
        href={enquiryPath('General Enquiry')}
        label="FAQ"
      />
      <StructuredData path="/faq" />
    </>
  );
}
