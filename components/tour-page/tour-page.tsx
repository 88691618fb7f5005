import { tracked } from '@/components/analytics/tracked';
import { Band } from '@/components/band/band';
import { ButtonLink } from '@/components/button-link/button-link';
import { Details } from '@/components/details/details';
import { FactBand } from '@/components/fact-band/fact-band';
import { Hero } from '@/components/hero/hero';
import { HeroPicture } from '@/components/hero/hero-picture';
import { RelatedTours } from '@/components/related-tours/related-tours';
import { Story } from '@/components/story/story';
import { ThumbBar } from '@/components/thumb-bar/thumb-bar';
import { TourFacts } from '@/components/tour-facts/tour-facts';
import { TourMorph } from '@/components/tour-morph/tour-morph';
import { enquiryPath } from '@/data/contact-addresses';
import { groupDeal, tourFrom } from '@/data/prices';
import type { Tour } from '@/data/tour';

/** A tour from its poster to its booking button (specification, section 2, Tour page). */
export function TourPage({ tour }: { tour: Tour }) {
  const { slug, name, ink, description, hero, tourInfo, sections, goodToKnow } = tour;
  const bookPath = enquiryPath('Tour', slug);
  const facts = [
    { label: 'Duration', value: tourInfo.duration },
    { label: 'Group Size', value: tourInfo.groupSize },
    { label: 'Skill Level', value: tourInfo.skillLevel },
    { label: 'Price', value: `From about $${tourFrom} a person` },
  ];
  return (
    <>
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
        <Story
          ink={ink}
          sections={sections.map(({ title, content, image }) => ({ title, content, picture: image }))}
        />
        <TourFacts tour={tour} />
        {goodToKnow && goodToKnow.length > 0 && <Details heading="Good to know" entries={goodToKnow} />}
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
              Book Your {name} Adventure
            </ButtonLink>
          }
        />
        <RelatedTours slug={slug} />
      </ThumbBar>
    </>
  );
}
