import { plainPath } from '@/components/shared/plain-path';
import { enquiryTypes } from '@/data/enquiry-form';
import { findTour } from '@/data/find-tour';
import type { Enquiry, TourChoice } from './enquiry';

export type Prefill = Pick<Enquiry, 'enquiryType' | 'tourType'>;

/** What the page's address chooses, or null. Takes the query out of the address, without a new entry in the history. */
export function takePrefill(tours: readonly TourChoice[]): Prefill | null {
  const { search } = location;
  if (!search) return null;
  try {
    // The browser's own method. Safari throws after a hundred calls in half a minute, and Next's would throw while rendering.
    // https://github.com/remix-run/react-router/issues/3462
    History.prototype.replaceState.call(history, history.state, '', plainPath(location.pathname));
  } catch {}
  return prefillFrom(new URLSearchParams(search), tours);
}

/**
 * What an address such as /contact?type=Tour&tourId=2 chooses. An unknown type chooses nothing; the tour counts only with the
 * type Tour, by its slug or its number.
 */
export function prefillFrom(query: URLSearchParams, tours: readonly TourChoice[]): Prefill | null {
  const enquiryType = enquiryTypes.find((type) => type === query.get('type'));
  if (!enquiryType) return null;
  const tour = enquiryType === 'Tour' ? findTour(tours, query.get('tourId')) : undefined;
  return { enquiryType, tourType: tour?.slug ?? '' };
}
