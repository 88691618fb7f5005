import { FaqList } from '@/components/faq/faq-list';
import { PageData } from '@/components/metadata/page-data';
import { pageMetadata } from '@/components/metadata/page-metadata';
import { faqSubject } from '@/components/metadata/subjects';
import { Breadcrumbs } from '@/components/shared/breadcrumbs';
import { CallToAction } from '@/components/shared/call-to-action';
import { Hero } from '@/components/shared/hero/hero';
import { HeroPicture } from '@/components/shared/hero/hero-picture';
import { enquiryPath } from '@/data/contact-addresses';
import { faq } from '@/data/faq';

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
      <PageData path="/faq" subject={faqSubject(entries)} />
    </>
  );
}
