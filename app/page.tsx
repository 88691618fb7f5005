import type { Metadata } from 'next';
import { tracked } from '@/components/analytics/tracked';
import { Band } from '@/components/band/band';
import { ButtonLink } from '@/components/button-link/button-link';
import { HireTeaser } from '@/components/hire-teaser/hire-teaser';
import { HomeHero } from '@/components/home-hero/home-hero';
import { InfoBar } from '@/components/info-bar/info-bar';
import { JsonLd } from '@/components/json-ld/json-ld';
import { pageGraph } from '@/components/json-ld/page-graph';
import { pageMetadata } from '@/components/page-metadata';
import { PageTitle } from '@/components/page-title/page-title';
import { Reviews } from '@/components/reviews/reviews';
import { ThumbBar } from '@/components/thumb-bar/thumb-bar';
import { TourGrid } from '@/components/tour-grid/tour-grid';
import { enquiryPath } from '@/data/contact-addresses';
import { home } from '@/data/home';

export function generateMetadata(): Metadata {
  return pageMetadata('/');
}

export default function HomePage() {
  return (
    <>
      <PageTitle path="/" />
      <HomeHero />
      <ThumbBar bookPath={enquiryPath('Tour')}>
        <InfoBar wheelchair={home.wheelchair} />
        <TourGrid heading={home.tours.heading} lead={home.tours.lead} />
        <Band
          ink="dawn"
          title={home.price.heading}
          text={home.price.lead}
          action={
            <ButtonLink href={enquiryPath('Tour')} kind="solid" tracking={tracked('book', 'price band')}>
              Book Your Adventure
            </ButtonLink>
          }
        />
        <HireTeaser />
        <Reviews heading={home.reviews.heading} />
      </ThumbBar>
      <JsonLd graph={pageGraph('/')} />
    </>
  );
}
