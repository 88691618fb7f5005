import { FaqList } from '@/components/faq/faq-list';
import { Breadcrumbs } from '@/components/shared/breadcrumbs';
import { CallToAction } from '@/components/shared/call-to-action';
import { Hero } from '@/components/shared/hero/hero';
import { HeroPicture } from '@/components/shared/hero/hero-picture';
import { PageData } from '@/components/shared/metadata/page-data';
import { pageMetadata } from '@/components/shared/metadata/page-metadata';
import { faqTopic } from '@/components/shared/metadata/topics';
import { faq } from '@/data/faq';
import { enquiryPath } from '@/data/functions/contact-addresses';

export const metadata = pageMetadata('/faq');

export default function FaqPage() {
  const { hero, entries, closing } = faq;
  return (
    <>
      <Hero
        ink="deep"
        height="short"
        pictures={<HeroPicture picture={hero.picture} />}
        title={hero.title}
        lead={hero.lead}
      />
      <Breadcrumbs path="/faq" />
      <FaqList entries={entries} />
      <CallToAction
        ink="deep"
        title={closing.heading}
        text={closing.text}
        button={closing.button}
        href={enquiryPath('General Enquiry')}
        label="FAQ"
      />
      <PageData path="/faq" topic={faqTopic(entries)} />
    </>
  );
}
