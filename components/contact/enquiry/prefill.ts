import { withoutFinalSlash } from '@/components/shared/without-final-slash';
import { enquiryTypes } from '@/data/enquiry-form';
import { findTour } from '@/data/functions/find-tour';
import type { Enquiry, TourChoice } from './enquiry';

export type Prefill = Pick<Enquiry, 'enquiryType' | 'tourType'>;

/** The preselection of the page's address, or null. Removes the query from the address without a new history entry. */
export function takePrefill(tours: readonly TourChoice[]): Prefill | null {
  const { search } = location;
  if (!search) return null;
  try {
    // NEXT: Next replaces `history.replaceState` by its own, which renders the page again. So call the browser's.
    History.prototype.replaceState.call(history, history.state, '', withoutFinalSlash(location.pathname));
  } catch {
    // Safari refuses after a hundred changes in half a minute (https://github.com/remix-run/react-router/issues/3462).
  }
  return prefillFrom(new URLSearchParams(search), tours);
}

/**
 * The preselection of an address such as /contact?type=Tour&tourId=2. An unknown type selects nothing. The tour counts only
 * with the type Tour, by its slug or its number.
 */
export function prefillFrom(query: URLSearchParams, tours: readonly TourChoice[]): Prefill | null {
  const enquiryType = enquiryTypes.find((type) => type === query.get('type'));
  if (!enquiryType) return null;
  const tour = enquiryType === 'Tour' ? findTour(tours, query.get('tourId')) : undefined;
  return { enquiryType, tourType: tour?.slug ?? '' };
}
