import { usePathname, useSearchParams } from 'next/navigation';
import { type RefObject, useEffect } from 'react';
import { sendEvent } from '@/components/analytics/send-event';
import { plainPath } from '@/components/plain-path';
import { saveDraft } from './draft';
import { readEnquiry, type TourChoice } from './enquiry';
import { prefillFrom } from './prefill';

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
  const path = usePathname();

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each address; the rest is as it was when it came
  useEffect(() => {
    if (!query) return;
    const chosen = prefillFrom(new URLSearchParams(query), tours);
    const type = form.current?.elements.namedItem('enquiryType');
    if (chosen && form.current && type instanceof HTMLSelectElement) {
      type.value = chosen.enquiryType;
      choose(chosen.enquiryType, chosen.tourType);
      // The address will be plain, so a reload has only the draft to go by.
      saveDraft({ ...readEnquiry(form.current), ...chosen });
      sendEvent('enquiry_prefill', {
        event_category: 'enquiry',
        event_label: [chosen.enquiryType, chosen.tourType].filter(Boolean).join(', '),
      });
    }
    history.replaceState(null, '', plainPath(path));
  }, [query]);

  return null;
}
