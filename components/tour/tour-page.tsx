import { AtAGlance } from '@/components/shared/at-a-glance';
import { CallToAction, ThumbBar } from '@/components/shared/booking';
import { Breadcrumbs } from '@/components/shared/breadcrumbs';
import { NoteList } from '@/components/shared/columns';
import { Gallery } from '@/components/shared/gallery/gallery';
import { Hero } from '@/components/shared/hero/hero';
import { StructuredData } from '@/components/shared/metadata/structured-data';
import { Story } from '@/components/shared/story';
import { WhereWeGo } from '@/components/shared/where-we-go/where-we-go';
import { type Tour, tourLabels } from '@/data/schema/tours';
import { labels } from '@/site/content/labels';
import { filled } from '@/site/content/read';
import { tourPage } from '@/site/content/texts';
import { enquiryPath } from '@/site/enquiry/path';
import { ownerTerms } from '@/site/facts/owner-answers';
import { priceOf, priceWithin } from '@/site/facts/prices';
import { tourAddress } from '@/site/facts/tour-address';
import { dateInWords } from '@/site/words/calendar-day';
import { fill } from '@/site/words/fill';
import { RelatedTours } from './related-tours';
import { SunsetStrip } from './sunset/sunset-strip';
import { TourActions } from './tour-actions';
import { TourDetails } from './tour-details';
import { TourReviews } from './tour-reviews';

/** The page of a tour. */
export function TourPage({ tour }: { tour: Tour }) {
  const {
    slug,
    name,
    ink,
    hero,
    tourInfo,
    sections,
    goodToKnow = [],
    backOn,
  } = tour;
  const { facts, off } = tourPage;
  const closing = filled(tourPage.closing, { name, price: priceWithin(tour) });
  const back = backOn && fill(off.heading, { day: dateInWords(backOn) });
  const notes = [...goodToKnow, ...ownerTerms];
  const path = tourAddress(slug);
  const bookPath = enquiryPath('Tour', slug);
  return (
    <>
      <Hero
        ink={ink === 'dusk' ? 'night' : ink}
        size={name.length > 7 ? 'long' : 'giant'}
        picture={hero}
        title={name}
        lead={tour.description}
        actions={<TourActions tour={tour} back={back} bookPath={bookPath} />}
      >
        <AtAGlance
          facts={[
            { label: tourLabels.duration, value: tourInfo.duration },
            { label: facts.groupSize, value: tourPage.groupSize },
            { label: facts.skillLevel, value: tourInfo.skillLevel },
            ...(back ? [] : [{ label: facts.price, value: priceOf(tour) }]),
          ]}
        />
      </Hero>
      <ThumbBar bookPath={back ? undefined : bookPath}>
        <Breadcrumbs path={path} />
        <Story ink={ink} sections={sections} />
        <Gallery pictures={tour.gallery} />
        <WhereWeGo tours={[tour]} />
        <TourDetails tour={tour} />
        {notes.length > 0 && (
          <NoteList heading={tourLabels.goodToKnow} entries={notes} />
        )}
        {tour.sunsetTimes && <SunsetStrip />}
        <TourReviews slug={slug} />
        {back ? (
          <CallToAction
            ink={ink}
            heading={back}
            text={off.text}
            button={labels.viewTours}
            href="/#tours"
          />
        ) : (
          <CallToAction
            ink={ink}
            {...closing}
            href={bookPath}
            label={`${name}, closing`}
            books
          />
        )}
        <RelatedTours slug={slug} />
      </ThumbBar>
      <StructuredData path={path} />
    </>
  );
}
