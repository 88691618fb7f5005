import { useSearchParams } from 'next/navigation';
import { type RefObject, useEffect } from 'react';
import { plainPath } from '@/components/plain-path';
import { saveDraft } from './draft';
import { readEnquiry, type TourChoice } from './enquiry';
import { prefillFrom } from './prefill';
import { record } from './record';

type PrefillProps = {
  tours: readonly TourChoice[];
  form: RefObject<HTMLFormElement | null>;
  choose: (type: string, tour: string) => void;
};

/**
 * Fills in what the address asks for and makes the address plain again, without a new step in the history (section 4).
 * Renders nothing: reading the query would otherwise take the form out of the HTML.
 */
export function Prefill({ tours, form, choose }: PrefillProps) {
  const query = useSearchParams().toString();

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each address; the rest is as it was when it came
  useEffect(() => {
    // A link that was followed within the site has handed its query on as a fragment (follow-links.tsx).
    const asked = query || location.hash.slice(1);
    if (!asked) return;
    const chosen = prefillFrom(new URLSearchParams(asked), tours);
    if (chosen && form.current) {
      (form.current.elements.namedItem('enquiryType') as HTMLSelectElement).value = chosen.enquiryType;
      choose(chosen.enquiryType, chosen.tourType);
      // The address will be plain, so a reload has only the draft to go by.
      saveDraft({ ...readEnquiry(form.current), ...chosen });
      record('enquiry_prefill', [chosen.enquiryType, chosen.tourType].filter(Boolean).join(', '));
    }
    history.replaceState(null, '', plainPath(location.pathname));
  }, [query]);

  return null;
}
