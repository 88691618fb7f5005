import { tracked } from '@/components/analytics/tracked';
import { Band } from '@/components/band/band';
import { Breadcrumbs } from '@/components/breadcrumbs/breadcrumbs';
import { ButtonLink } from '@/components/button-link/button-link';
import { Details } from '@/components/details/details';
import { FactBand } from '@/components/fact-band/fact-band';
import { Hero } from '@/components/hero/hero';
import { HeroPicture } from '@/components/hero/hero-picture';
import { JsonLd } from '@/components/json-ld/json-ld';
import { pageGraph } from '@/components/json-ld/page-graph';
import { tourSubject } from '@/components/json-ld/subjects';
import { PageTitle } from '@/components/page-title/page-title';
import { RelatedTours } from '@/components/related-tours/related-tours';
import { Story } from '@/components/story/story';
import { SunsetStrip } from '@/components/sunset/sunset-strip';
import { ThumbBar } from '@/components/thumb-bar/thumb-bar';
import { TourFacts } from '@/components/tour-facts/tour-facts';
import { TourMorph } from '@/components/tour-morph/tour-morph';
import { enquiryPath } from '@/data/contact-addresses';
import { ownersTerms } from '@/data/owners-terms';
import { groupDeal, tourFrom } from '@/data/prices';
import type { Tour } from '@/data/tour';
import { tourPath } from '@/data/tours';

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
        <FactBand facts={facts} />
      </Hero>
      <ThumbBar bookPath={bookPath}>
        <Breadcrumbs path={tourPath(slug)} />
        <Story
          ink={ink}
          sections={sections.map(({ title, content, image }) => ({ title, content, picture: image }))}
        />
        <TourFacts tour={tour} />
        {known.length > 0 && <Details heading="Good to know" entries={known} />}
        {sunsetTimes && <SunsetStrip />}
        <Band
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
      </ThumbBar>
      <JsonLd graph={pageGraph(tourPath(slug), tourSubject(tour))} />
    </>
  );
}
