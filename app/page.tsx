import { HireTeaser } from '@/components/home/hire-teaser';
import { HomeHero } from '@/components/home/home-hero';
import { InfoBar } from '@/components/home/info-bar';
import { Reviews } from '@/components/home/reviews/reviews';
import { TourGrid } from '@/components/home/tour-grid';
import { CallToAction, ThumbBar } from '@/components/shared/booking';
import { FirstScreenEnd } from '@/components/shared/hero/hero';
import { pageMetadata } from '@/components/shared/metadata/page-metadata';
import { StructuredData } from '@/components/shared/metadata/structured-data';
import { home } from '@/site/content/texts';
import { enquiryPath } from '@/site/enquiry/path';

export const metadata = pageMetadata('/');

export default function HomePage() {
  const bookPath = enquiryPath('Tour');
  return (
    <>
      <HomeHero />
      <ThumbBar bookPath={bookPath}>
        <InfoBar />
        <FirstScreenEnd />
        <TourGrid />
        <CallToAction
          ink="dawn"
          heading={home.price.heading}
          text={home.price.lead}
          button={home.price.button}
          href={bookPath}
          label="price band"
          books
          prints
        />
        <HireTeaser />
        <Reviews />
      </ThumbBar>
      <StructuredData path="/" />
    </>
  );
}
