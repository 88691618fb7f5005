import { HireTeaser } from '@/components/home/hire-teaser';
import { HomeHero } from '@/components/home/home-hero';
import { InfoBar } from '@/components/home/info-bar';
import { Reviews } from '@/components/home/reviews/reviews';
import { TourGrid } from '@/components/home/tour-grid';
import { BookingBar } from '@/components/shared/booking-bar';
import { CallToAction } from '@/components/shared/call-to-action';
import { PageData } from '@/components/shared/metadata/page-data';
import { pageMetadata } from '@/components/shared/metadata/page-metadata';
import { enquiryPath } from '@/data/functions/contact-addresses';
import { home } from '@/data/home';

export const metadata = pageMetadata('/');

export default function HomePage() {
  const bookPath = enquiryPath('Tour');
  return (
    <>
      <HomeHero />
      <BookingBar bookPath={bookPath}>
        <InfoBar />
        <TourGrid />
        <CallToAction
          ink="dawn"
          title={home.price.heading}
          text={home.price.lead}
          button={home.price.button}
          href={bookPath}
          label="price band"
        />
        <HireTeaser />
        <Reviews />
      </BookingBar>
      <PageData path="/" />
    </>
  );
}
