import { tracked } from '@/components/shared/analytics/tracked';
import { AtAGlance } from '@/components/shared/at-a-glance';
import { Breadcrumbs } from '@/components/shared/breadcrumbs';
import { ButtonLink } from '@/components/shared/button-link';
import { CallToAction } from '@/components/shared/call-to-action';
import { CancellationLine } from '@/components/shared/cancellation-line';
import { Hero } from '@/components/shared/hero/hero';
import { hireEntity } from '@/components/shared/metadata/main-entity';
import { PageData, pageMetadata } from '@/components/shared/metadata/page-data';
import { NoteList } from '@/components/shared/note-list';
import { Story } from '@/components/shared/story';
import { ThumbBar } from '@/components/shared/thumb-bar';
import { enquiryPath } from '@/site/contact-addresses';
import { boatHire } from '@/site/content';
import { ownerTerms } from '@/site/owner-answers';

export const metadata = pageMetadata('/boat-hire');

export default function BoatHirePage() {
  const { hero, facts, sections, detailsHeading, details, closing, button } = boatHire;
  const bookPath = enquiryPath('Boat Hire');
  return (
    <>
      <Hero
        ink="accent"
        size="long"
        {...hero}
        actions={
          <>
            <ButtonLink href={bookPath} kind="solid" tracking={tracked('book', 'boat hire, hero')}>
              {hero.button}
            </ButtonLink>
            <CancellationLine />
          </>
        }
      >
        <AtAGlance facts={facts} />
      </Hero>
      <ThumbBar bookPath={bookPath}>
        <Breadcrumbs path="/boat-hire" />
        <Story sections={sections} />
        <NoteList heading={detailsHeading} entries={[...details, ...ownerTerms]} />
        <CallToAction
          ink="accent"
          heading={closing}
          button={button}
          href={bookPath}
          label="boat hire, closing"
          books
        />
      </ThumbBar>
      <PageData path="/boat-hire" about={hireEntity()} />
    </>
  );
}
