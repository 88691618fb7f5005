import { withoutFinalSlash } from '@/components/shared/without-final-slash';
import { type Enquiry, enquiryTypes } from '@/site/enquiry/fields';
import { findTour } from '@/site/facts/find-tour';
import type { TourChoice } from './form-values';

/**
 * Takes the preselection out of the page's address, such as
 * /contact?type=Tour&tourId=2. What the visitor has chosen before wins.
 */
export function takePrefill(
  tours: readonly TourChoice[],
): Pick<Enquiry, 'enquiryType' | 'tourType'> | undefined {
  const { search, pathname, hash } = location;
  if (!search && !hash) return undefined;
  // NEXT: its router writes the whole address when it starts, after this. Its
  // own `replaceState` would draw the page again.
  setTimeout(() =>
    History.prototype.replaceState.call(
      history,
      history.state,
      '',
      withoutFinalSlash(pathname),
    ),
  );
  const query = new URLSearchParams(search);
  const enquiryType = enquiryTypes.find((type) => type === query.get('type'));
  const own = chosenBefore();
  if (
    !enquiryType ||
    own.tourType ||
    (own.enquiryType && own.enquiryType !== enquiryType)
  )
    return undefined;
  const tour =
    enquiryType === 'Tour' ? findTour(tours, query.get('tourId')) : undefined;
  return { enquiryType, tourType: tour?.slug ?? '' };
}

/** The visitor's own choice, made before hydration or before a reload. */
function chosenBefore(): Partial<Enquiry> {
  const [entry] = performance.getEntriesByType?.('navigation') ?? [];
  const { type } = Object(entry) as PerformanceNavigationTiming;
  const { hasChosen, words } = window.enquiryDraft;
  return hasChosen() || type === 'reload' ? words() : {};
}
