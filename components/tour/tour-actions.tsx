import { tracked } from '@/components/shared/analytics/tracked';
import { BookElsewhere, CancellationLine } from '@/components/shared/booking';
import { ButtonLink, bookingKind } from '@/components/shared/button-link';
import type { Tour } from '@/data/schema/tours';
import { tourPage } from '@/site/content/texts';
import { enquiryPath } from '@/site/enquiry/path';

type TourActionsProps = {
  tour: Tour;
  /** When a tour that is off is back. */
  back: string | undefined;
  bookPath: string;
};

/** The ways to book a tour, or the way to ask about one that is off. */
export function TourActions({ tour, back, bookPath }: TourActionsProps) {
  const { name, ink, bookAt } = tour;
  const kind = bookingKind(ink);
  if (back)
    return (
      <>
        <p className="lead">
          <strong>{back}</strong>
        </p>
        <ButtonLink
          kind={kind}
          href={enquiryPath('General Enquiry')}
          tracking={tracked('book', `${name}, ask`)}
        >
          {tourPage.off.ask}
        </ButtonLink>
      </>
    );
  return (
    <>
      <ButtonLink
        kind={kind}
        href={bookPath}
        tracking={tracked('book', `${name}, hero`)}
      >
        {tourPage.book}
      </ButtonLink>
      <BookElsewhere address={bookAt} label={name} />
      <CancellationLine />
    </>
  );
}
