import { tracked } from '@/components/frame/analytics/tracked';
import { JsonLd } from '@/components/metadata/json-ld';
import { pageGraph } from '@/components/metadata/page-graph';
import { PageTitle } from '@/components/metadata/page-title';
import { tourSubject } from '@/components/metadata/subjects';
import { BookingBar } from '@/components/shared/booking-bar';
import { Breadcrumbs } from '@/components/shared/breadcrumbs';
import { ButtonLink } from '@/components/shared/button-link';
import { CallToAction } from '@/components/shared/call-to-action';
import { FactStrip } from '@/components/shared/fact-strip';
import { Hero } from '@/components/shared/hero/hero';
import { HeroPicture } from '@/components/shared/hero/hero-picture';
import { NoteList } from '@/components/shared/note-list';
import { Story } from '@/components/shared/story';
import { TourMorph } from '@/components/shared/tour-morph';
import { SunsetStrip } from '@/components/tour/sunset/sunset-strip';
import { enquiryPath } from '@/data/contact-addresses';
import { ownersTerms } from '@/data/owners-terms';
import { groupDeal, tourFrom } from '@/data/prices';
import type { Tour } from '@/data/schema/tours';
import { tourPath } from '@/data/tours';
import { RelatedTours } from './related-tours';
import { TourFacts } from './tour-facts';

/** The page of a tour, from its poster to its booking button. */
export function TourPage({ tour }: { tour: Tour }) {
  const { slug, name, ink, description, hero, tourInfo, sections, goodToKnow = [], sunsetTimes } = tour;
  const known = [...goodToKnow, ...ownersTerms()];
  const bookPath = enquiryPath('Tour', slug);
  const facts = [
    { label: 'Duration', value: tourInfo.duration },
    { label: 'Group Size', value: tourInfo.groupSize },
    { label: 'Skill Level', value: tourInfo.skillLevel },
    { label: 'Price', value: `From about $${tourFrom} a person` },
  ];
  return (
    <>
      <PageTitle path={tourPath(slug)} />
      <Hero
        ink={ink === 'dusk' ? 'night' : ink}
        size={name.length > 7 ? 'long' : 'giant'}
        pictures={
          <TourMorph slug={slug}>
            <HeroPicture picture={hero} />
          </TourMorph>
        }
        title={name}
        lead={description}
        actions={
          <ButtonLink
            href={bookPath}
            kind={ink === 'dawn' ? 'solid' : 'primary'}
            tracking={tracked('book', `${name}, hero`)}
          >
            Book This Tour
          </ButtonLink>
        }
      >
        <FactStrip facts={facts} />
      </Hero>
      <BookingBar bookPath={bookPath}>
        <Breadcrumbs path={tourPath(slug)} />
        <Story
          ink={ink}
          sections={sections.map(({ title, content, image }) => ({ title, content, picture: image }))}
        />
        <TourFacts tour={tour} />
        {known.length > 0 && <NoteList heading="Good to know" entries={known} />}
        {sunsetTimes && <SunsetStrip />}
        <CallToAction
          ink={ink}
          title={`Tours from about $${tourFrom} a person`}
          text={`Group deals for ${groupDeal.from} to ${groupDeal.to} people.`}
          action={
            <ButtonLink
              href={bookPath}
              kind={ink === 'dawn' ? 'solid' : 'primary'}
              tracking={tracked('book', `${name}, closing`)}
            >
              {`Book Your ${name} Adventure`}
            </ButtonLink>
          }
        />
        <RelatedTours slug={slug} />
      </BookingBar>
      <JsonLd graph={pageGraph(tourPath(slug), tourSubject(tour))} />
    </>
  );
}
