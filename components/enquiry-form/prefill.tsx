import { useSearchParams } from 'next/navigation';
import { useEffect } from 'react';
import { plainPath } from '@/components/plain-path';
import { findTour } from '@/data/find-tour';
import { ENQUIRY_TYPES, type Enquiry, type TourChoice } from './enquiry';

type Choice = Pick<Enquiry, 'enquiryType' | 'tourType'>;

/**
 * Hands on what the address asks for and makes the address plain again, without a new step in the history. Renders nothing:
 * reading the query would otherwise take the form out of the HTML.
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
    // A link that was followed within the site has handed its query on as a fragment (follow-links.tsx).
    const asked = (location.search || location.hash).slice(1);
    if (!asked) return;
    const choice = prefillFrom(new URLSearchParams(asked), tours);
    if (choice) choose(choice);
    try {
      // The browser's own: the router's would take the page away when Safari refuses, after a hundred in half a minute.
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
