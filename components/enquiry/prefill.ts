import { withoutFinalSlash } from '@/components/shared/without-final-slash';
import { type Enquiry, enquiryTypes } from '@/site/enquiry/fields';
import { findTour } from '@/site/facts/find-tour';
import type { TourChoice } from './form-values';
import { ADDRESS_KEY } from './keys';
import { readDraft, readFromTab, storeInTab } from './store';

/** How long the router may take to settle after a press, in milliseconds. */
const SETTLED = 1000;

export type Prefill = Pick<Enquiry, 'enquiryType' | 'tourType'>;

/**
 * The preselection of the page's address, such as /contact?type=Tour&tourId=2,
 * if any. It removes the query without a new history entry. The visitor's own
 * choice wins, made before hydration (`typeBefore`) or before a reload of this
 * address.
 */
export function takePrefill(
  tours: readonly TourChoice[],
  typeBefore = '',
): Prefill | undefined {
  const { search, pathname, href } = location;
  const chosen: Partial<Prefill> =
    readFromTab(ADDRESS_KEY)?.href === href
      ? readDraft()
      : { enquiryType: typeBefore };
  storeInTab(ADDRESS_KEY, search ? { href } : undefined);
  if (!search) return undefined;
  // NEXT: wait until the router has written the pressed address. If it finds
  // another one, it adds a second history entry, and Back leads to this page.
  setTimeout(() => {
    storeInTab(ADDRESS_KEY, undefined);
    if (location.href !== href) return;
    // NEXT: Next replaces `history.replaceState` by its own, which renders the
    // page again. So call the browser's.
    const address = withoutFinalSlash(pathname);
    History.prototype.replaceState.call(history, history.state, '', address);
  }, SETTLED);
  const query = new URLSearchParams(search);
  const enquiryType = enquiryTypes.find((type) => type === query.get('type'));
  if (
    !enquiryType ||
    chosen.tourType ||
    (chosen.enquiryType && chosen.enquiryType !== enquiryType)
  )
    return undefined;
  const tour =
    enquiryType === 'Tour' ? findTour(tours, query.get('tourId')) : undefined;
  return { enquiryType, tourType: tour?.slug ?? '' };
}
