import type { Metadata } from 'next';
import { tracked } from '@/components/frame/analytics/tracked';
import { HireTeaser } from '@/components/home/hire-teaser';
import { HomeHero } from '@/components/home/home-hero';
import { InfoBar } from '@/components/home/info-bar';
import { Reviews } from '@/components/home/reviews/reviews';
import { TourGrid } from '@/components/home/tour-grid';
import { PageHead } from '@/components/metadata/page-head';
import { pageMetadata } from '@/components/metadata/page-metadata';
import { BookingBar } from '@/components/shared/booking-bar';
import { ButtonLink } from '@/components/shared/button-link';
import { CallToAction } from '@/components/shared/call-to-action';
import { enquiryPath } from '@/data/contact-addresses';
import { home } from '@/data/home';

export function generateMetadata(): Metadata {
  return pageMetadata('/');
}

export default function HomePage() {
  return (
    <>
      <HomeHero />
      <BookingBar bookPath={enquiryPath('Tour')}>
        <InfoBar wheelchair={home.wheelchair} />
        <TourGrid heading={home.tours.heading} lead={home.tours.lead} />
        <CallToAction
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
      </BookingBar>
      <PageHead path="/" />
    </>
  );
}
