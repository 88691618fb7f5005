import { Boat, Crew } from '@/components/about/boat-and-crew';
import { Planner } from '@/components/about/planner';
import { CallToAction } from '@/components/shared/booking';
import { Breadcrumbs } from '@/components/shared/breadcrumbs';
import { CheckList } from '@/components/shared/check-list';
import { NoteList } from '@/components/shared/columns';
import { FirstScreenEnd, Hero } from '@/components/shared/hero/hero';
import { pageMetadata } from '@/components/shared/metadata/page-metadata';
import { StructuredData } from '@/components/shared/metadata/structured-data';
import { Story } from '@/components/shared/story';
import { WhereWeGo } from '@/components/shared/where-we-go/where-we-go';
import { about, gettingHere } from '@/site/content/texts';
import { tours } from '@/site/content/tours';
import { enquiryPath } from '@/site/enquiry/path';

export const metadata = pageMetadata('/about');

export default function AboutPage() {
  const { hero, highlights, sections, closing, button } = about;
  const withLists = sections.map(({ list, ...section }) =>
    list ? { ...section, extra: <CheckList items={list} /> } : section,
  );
  return (
    <>
      <Hero ink="deep" size="long" height="short" goesOn {...hero} />
      <Breadcrumbs path="/about" />
      <NoteList entries={highlights} />
      <FirstScreenEnd />
      <Story sections={withLists} />
      <Boat />
      <Crew />
      <WhereWeGo tours={tours} />
      <NoteList
        id="getting-here"
        heading={gettingHere.heading}
        lead={gettingHere.lead}
        entries={gettingHere.ways}
        note={gettingHere.note}
      />
      <Planner />
      <CallToAction
        ink="deep"
        heading={closing}
        button={button}
        href={enquiryPath('General Enquiry')}
        label="about"
      />
      <StructuredData path="/about" />
    </>
  );
}
