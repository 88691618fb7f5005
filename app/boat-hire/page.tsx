import { tracked } from '@/components/shared/analytics/tracked';
import { BookingBar } from '@/components/shared/booking-bar';
import { Breadcrumbs } from '@/components/shared/breadcrumbs';
import { ButtonLink } from '@/components/shared/button-link';
import { CallToAction } from '@/components/shared/call-to-action';
import { FactStrip } from '@/components/shared/fact-strip';
import { Hero } from '@/components/shared/hero/hero';
import { HeroPicture } from '@/components/shared/hero/hero-picture';
import { PageData } from '@/components/shared/metadata/page-data';
import { pageMetadata } from '@/components/shared/metadata/page-metadata';
import { hireSubject } from '@/components/shared/metadata/subjects';
import { NoteList } from '@/components/shared/note-list';
import { Story } from '@/components/shared/story';
import { boatHire } from '@/data/boat-hire';
import { enquiryPath } from '@/data/functions/contact-addresses';
import { ownerTerms } from '@/data/functions/owner-terms';

export const metadata = pageMetadata('/boat-hire');

export default function BoatHirePage() {
  const { hero, facts, sections, detailsHeading, details, closing, button } = boatHire;
  const bookPath = enquiryPath('Boat Hire');
  return (
    <>
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
        <FactStrip facts={facts} />
      </Hero>
      <BookingBar bookPath={bookPath}>
        <Breadcrumbs path="/boat-hire" />
        <Story sections={sections} />
        <NoteList heading={detailsHeading} entries={[...details, ...ownerTerms()]} />
        <CallToAction
          ink="accent"
          title={closing}
          button={button}
          href={bookPath}
          label="boat hire, closing"
        />
      </BookingBar>
      <PageData path="/boat-hire" subject={hireSubject()} />
    </>
  );
}
