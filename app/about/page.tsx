import type { Metadata } from 'next';
import { tracked } from '@/components/analytics/tracked';
import { Band } from '@/components/band/band';
import { Breadcrumbs } from '@/components/breadcrumbs/breadcrumbs';
import { ButtonLink } from '@/components/button-link/button-link';
import { CheckList } from '@/components/check-list/check-list';
import { Details } from '@/components/details/details';
import { Hero } from '@/components/hero/hero';
import { HeroPicture } from '@/components/hero/hero-picture';
import { JsonLd } from '@/components/json-ld/json-ld';
import { pageGraph } from '@/components/json-ld/page-graph';
import { pageMetadata } from '@/components/page-metadata';
import { PageTitle } from '@/components/page-title/page-title';
import { Planner } from '@/components/planner/planner';
import { Story } from '@/components/story/story';
import { about } from '@/data/about';
import { enquiryPath } from '@/data/contact-addresses';
import { gettingHere } from '@/data/getting-here';

export function generateMetadata(): Metadata {
  return pageMetadata('/about');
}

export default function AboutPage() {
  const { hero, highlights, sections, equipment, button } = about;
  const [place, gear] = sections;
  return (
    <>
      <PageTitle path="/about" />
      <Hero
        ink="deep"
        size="long"
        height="short"
        pictures={<HeroPicture picture={hero.picture} />}
        title={hero.title}
        lead={hero.lead}
      />
      <Breadcrumbs path="/about" />
      <Details entries={highlights} />
      <Story sections={[place, { ...gear, extra: <CheckList items={equipment} columns={2} /> }]} />
      <Details
        heading={gettingHere.heading}
        lead={gettingHere.lead}
        entries={gettingHere.ways}
        note={gettingHere.note}
      />
      <Planner />
      <Band
        ink="deep"
        title="Ask us anything"
        action={
          <ButtonLink href={enquiryPath('General Enquiry')} tracking={tracked('book', 'about')}>
            {button}
          </ButtonLink>
        }
      />
      <JsonLd graph={pageGraph('/about', { kind: 'AboutPage' })} />
    </>
  );
}
