import type { Metadata } from 'next';
import { FaqList } from '@/components/faq/faq-list';
import { tracked } from '@/components/frame/analytics/tracked';
import { PageHead } from '@/components/metadata/page-head';
import { pageMetadata } from '@/components/metadata/page-metadata';
import { faqSubject } from '@/components/metadata/subjects';
import { Breadcrumbs } from '@/components/shared/breadcrumbs';
import { ButtonLink } from '@/components/shared/button-link';
import { CallToAction } from '@/components/shared/call-to-action';
import { Hero } from '@/components/shared/hero/hero';
import { HeroPicture } from '@/components/shared/hero/hero-picture';
import { enquiryPath } from '@/data/contact-addresses';
import { faq } from '@/data/faq';

export function generateMetadata(): Metadata {
  return pageMetadata('/faq');
}

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
        action={
          <ButtonLink href={enquiryPath('General Enquiry')} tracking={tracked('book', 'FAQ')}>
            {closing.button}
          </ButtonLink>
        }
      />
      <PageHead path="/faq" subject={faqSubject(entries)} />
    </>
  );
}
