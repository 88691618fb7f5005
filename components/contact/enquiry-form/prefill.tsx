import { useSearchParams } from 'next/navigation';
import { useEffect } from 'react';
import { plainPath } from '@/components/shared/plain-path';
import { findTour } from '@/data/find-tour';
import { ENQUIRY_TYPES, type Enquiry, type TourChoice } from './enquiry';

type Choice = Pick<Enquiry, 'enquiryType' | 'tourType'>;

/**
 * Passes on what the address asks for and removes it from the address, without a new entry in the history. A component of its
 * own that draws nothing, because Next leaves what reads the query out of the static HTML.
 */
export function Prefill({
  tours,
  choose,
}: {
  tours: readonly TourChoice[];
  choose: (choice: Choice) => void;
}) {
  const query = useSearchParams().toString();

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each address; the rest is as it was when it came
  useEffect(() => {
    // A link that was followed within the site carries its query as a fragment (follow-links.tsx).
    const asked = (location.search || location.hash).slice(1);
    if (!asked) return;
    const choice = prefillFrom(new URLSearchParams(asked), tours);
    if (choice) choose(choice);
    try {
      // The browser's own method: Safari refuses after a hundred calls in half a minute, and the router's would break the page.
      History.prototype.replaceState.call(history, history.state, '', plainPath(location.pathname));
    } catch {}
  }, [query]);

  return null;
}

/**
 * What an address such as /contact?type=Tour&tourId=2 chooses ahead. An unknown type chooses nothing; the tour counts only
 * with the type Tour, by its slug or its number.
 */
export function prefillFrom(query: URLSearchParams, tours: readonly TourChoice[]): Choice | null {
  const enquiryType = ENQUIRY_TYPES.find((type) => type === query.get('type'));
  if (!enquiryType) return null;
  const tour = enquiryType === 'Tour' ? findTour(tours, query.get('tourId')) : undefined;
  return { enquiryType, tourType: tour?.slug ?? '' };
}
