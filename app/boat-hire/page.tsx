import { tracked } from '@/components/shared/analytics/tracked';
import { AtAGlance } from '@/components/shared/at-a-glance';
import {
  BookElsewhere,
  CallToAction,
  CancellationLine,
  ThumbBar,
} from '@/components/shared/booking';
import { Breadcrumbs } from '@/components/shared/breadcrumbs';
import { ButtonLink } from '@/components/shared/button-link';
import { NoteList } from '@/components/shared/columns';
import { Gallery } from '@/components/shared/gallery/gallery';
import { Hero } from '@/components/shared/hero/hero';
import { pageMetadata } from '@/components/shared/metadata/page-metadata';
import { StructuredData } from '@/components/shared/metadata/structured-data';
import { Story } from '@/components/shared/story';
import { boatHire } from '@/site/content/texts';
import { enquiryPath } from '@/site/enquiry/path';
import { ownerTerms } from '@/site/facts/owner-answers';
import { hirePrices } from '@/site/facts/prices';
import { inMoney } from '@/site/words/money';

export const metadata = pageMetadata('/boat-hire');

export default function BoatHirePage() {
  const { hero, facts, sections, detailsHeading, details, closing, button } =
    boatHire;
  const bookPath = enquiryPath('Boat Hire');
  return (
    <>
      <Hero
        ink="accent"
        size="long"
        {...hero}
        actions={
          <>
            <ButtonLink
              href={bookPath}
              kind="solid"
              tracking={tracked('book', 'boat hire, hero')}
            >
              {hero.button}
            </ButtonLink>
            <BookElsewhere address={boatHire.bookAt} label="boat hire" />
            <CancellationLine />
          </>
        }
      >
        <AtAGlance
          facts={[
            ...facts,
            ...hirePrices.map(({ label, amount }) => ({
              label,
              value: inMoney(amount),
            })),
          ]}
        />
      </Hero>
      <ThumbBar bookPath={bookPath}>
        <Breadcrumbs path="/boat-hire" />
        <Story sections={sections} />
        <Gallery pictures={boatHire.gallery} />
        <NoteList
          heading={detailsHeading}
          entries={[...details, ...ownerTerms]}
        />
        <CallToAction
          ink="accent"
          heading={closing}
          button={button}
          href={bookPath}
          label="boat hire, closing"
          books
        />
      </ThumbBar>
      <StructuredData path="/boat-hire" />
    </>
  );
}
