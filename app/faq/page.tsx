import type { Metadata } from 'next';
import { tracked } from '@/components/analytics/tracked';
import { Band } from '@/components/band/band';
import { Breadcrumbs } from '@/components/breadcrumbs/breadcrumbs';
import { ButtonLink } from '@/components/button-link/button-link';
import { FaqList } from '@/components/faq-list/faq-list';
import { Hero } from '@/components/hero/hero';
import { HeroPicture } from '@/components/hero/hero-picture';
import { JsonLd } from '@/components/json-ld/json-ld';
import { pageGraph } from '@/components/json-ld/page-graph';
import { faqSubject } from '@/components/json-ld/subjects';
import { pageMetadata } from '@/components/page-metadata';
import { PageTitle } from '@/components/page-title/page-title';
import { enquiryPath } from '@/data/contact-addresses';
import { faq } from '@/data/faq';

export function generateMetadata(): Metadata {
  return pageMetadata('/faq');
}

export default function FaqPage() {
  const { hero, entries, closing } = faq;
  return (
    <>
      <PageTitle path="/faq" />
      <Hero
        ink="deep"
        height="short"
        pictures={<HeroPicture picture={hero.picture} />}
        title={hero.title}
        lead={hero.lead}
      />
      <Breadcrumbs path="/faq" />
      <FaqList entries={entries} />
      <Band
        ink="deep"
        title={closing.heading}
        text={closing.text}
        action={
          <ButtonLink href={enquiryPath('General Enquiry')} tracking={tracked('book', 'FAQ')}>
            {closing.button}
          </ButtonLink>
        }
      />
      <JsonLd graph={pageGraph('/faq', faqSubject(entries))} />
    </>
  );
}
