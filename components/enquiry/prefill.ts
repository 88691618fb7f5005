import { withoutFinalSlash } from '@/components/shared/without-final-slash';
import { enquiryTypes } from '@/site/enquiry-form';
import { findTour } from '@/site/find-tour';
import { ADDRESS_KEY, readDraft } from './draft';
import type { Enquiry, TourChoice } from './enquiry';
import { keep, kept } from './tab-storage';

/** How long the router may take to settle after a press, in milliseconds. */
const SETTLED = 1000;

export type Prefill = Pick<Enquiry, 'enquiryType' | 'tourType'>;

/**
 * The preselection of the page's address, such as /contact?type=Tour&tourId=2, or null. An unknown type selects nothing. The tour
 * counts only with the type Tour, by its slug or its number. What the visitor has chosen already wins: before hydration, or at the
 * same address before a reload. Removes the query from the address without a new history entry.
 * @param typeBefore the type that was chosen before hydration
 */
export function takePrefill(tours: readonly TourChoice[], typeBefore = ''): Prefill | null {
  const { search, pathname, href } = location;
  const chosen: Partial<Prefill> =
    kept(ADDRESS_KEY)?.href === href ? readDraft() : { enquiryType: typeBefore };
  keep(ADDRESS_KEY, search ? { href } : undefined);
  if (!search) return null;
  // NEXT: the router may still write the address of a quick press. With another one there it adds an entry, and Back stays here.
  setTimeout(() => {
    keep(ADDRESS_KEY, undefined);
    // NEXT: Next replaces `history.replaceState` by its own, which renders the page again. So call the browser's.
    const { state } = history;
    if (location.href === href)
      History.prototype.replaceState.call(history, state, '', withoutFinalSlash(pathname));
  }, SETTLED);
  const query = new URLSearchParams(search);
  const enquiryType = enquiryTypes.find((type) => type === query.get('type'));
  if (!enquiryType || chosen.tourType || (chosen.enquiryType && chosen.enquiryType !== enquiryType))
    return null;
  const tour = enquiryType === 'Tour' ? findTour(tours, query.get('tourId')) : undefined;
  return { enquiryType, tourType: tour?.slug ?? '' };
}
