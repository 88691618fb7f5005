import type { Metadata } from 'next';
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
import { hireSubject } from '@/components/json-ld/subjects';
import { pageMetadata } from '@/components/page-metadata';
import { PageTitle } from '@/components/page-title/page-title';
import { Story } from '@/components/story/story';
import { ThumbBar } from '@/components/thumb-bar/thumb-bar';
import { boatHire } from '@/data/boat-hire';
import { enquiryPath } from '@/data/contact-addresses';
import { ownersTerms } from '@/data/owners-terms';

export function generateMetadata(): Metadata {
  return pageMetadata('/boat-hire');
}

export default function BoatHirePage() {
  const { hero, facts, sections, details, button } = boatHire;
  const bookPath = enquiryPath('Boat Hire');
  return (
    <>
      <PageTitle path="/boat-hire" />
      <Hero
        ink="accent"
        size="long"
        pictures={<HeroPicture picture={hero.picture} />}
        title={hero.title}
        lead={hero.lead}
        actions={
          <ButtonLink href={bookPath} kind="solid" tracking={tracked('book', 'boat hire, hero')}>
            {hero.button}
          </ButtonLink>
        }
      >
        <FactBand facts={facts} />
      </Hero>
      <ThumbBar bookPath={bookPath}>
        <Breadcrumbs path="/boat-hire" />
        <Story sections={sections} />
        <Details heading="Before you hire" entries={[...details, ...ownersTerms()]} />
        <Band
          ink="accent"
          title={`${facts[3].value}, all day`}
          action={
            <ButtonLink href={bookPath} kind="solid" tracking={tracked('book', 'boat hire, closing')}>
              {button}
            </ButtonLink>
          }
        />
      </ThumbBar>
      <JsonLd graph={pageGraph('/boat-hire', hireSubject())} />
    </>
  );
}
