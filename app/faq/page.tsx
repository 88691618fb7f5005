import type { Metadata } from 'next';
import { tracked } from '@/components/analytics/tracked';
import { Band } from '@/components/band/band';
import { ButtonLink } from '@/components/button-link/button-link';
import { FaqList } from '@/components/faq-list/faq-list';
import { Hero } from '@/components/hero/hero';
import { HeroPicture } from '@/components/hero/hero-picture';
import { pageMetadata } from '@/components/page-metadata';
import { enquiryPath } from '@/data/contact-addresses';
import { faq } from '@/data/faq';

export function generateMetadata(): Metadata {
  return pageMetadata('/faq', faq.meta);
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
    </>
  );
}
