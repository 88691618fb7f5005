import { withoutFinalSlash } from '@/components/shared/without-final-slash';
import { enquiryTypes } from '@/site/enquiry-form';
import { findTour } from '@/site/find-tour';
import type { Enquiry, TourChoice } from './enquiry';

/** How long the router may take to settle after a press, in milliseconds. */
const SETTLED = 1000;

export type Prefill = Pick<Enquiry, 'enquiryType' | 'tourType'>;

/**
 * The preselection of the page's address, such as /contact?type=Tour&tourId=2, or null. An unknown type selects nothing. The tour
 * counts only with the type Tour, by its slug or its number. Removes the query from the address without a new history entry.
 */
export function takePrefill(tours: readonly TourChoice[]): Prefill | null {
  const { search, pathname, href } = location;
  if (!search) return null;
  // NEXT: the router may still write the address of a quick press. With another one there it adds an entry, and Back stays here.
  setTimeout(() => {
    // NEXT: Next replaces `history.replaceState` by its own, which renders the page again. So call the browser's.
    const { state } = history;
    if (location.href === href)
      History.prototype.replaceState.call(history, state, '', withoutFinalSlash(pathname));
  }, SETTLED);
  const query = new URLSearchParams(search);
  const enquiryType = enquiryTypes.find((type) => type === query.get('type'));
  if (!enquiryType) return null;
  const tour = enquiryType === 'Tour' ? findTour(tours, query.get('tourId')) : undefined;
  return { enquiryType, tourType: tour?.slug ?? '' };
}
