import { type RefObject, useEffect, useRef } from 'react';
import { withoutFinalSlash } from '@/components/shared/without-final-slash';
import { enquiryTypes } from '@/data/enquiry-form';
import { findTour } from '@/data/functions/find-tour';
import { type Enquiry, isSame, type TourChoice } from '../enquiry/enquiry';
import { trackEnquiry, useEnquiryState } from '../enquiry/enquiry-state';
import type { useDraft } from './use-draft';

type Prefill = Pick<Enquiry, 'enquiryType' | 'tourType'>;

/** Fills in what the address chooses, and empties the form when its enquiry has been sent. */
export function usePrefill(
  form: RefObject<HTMLFormElement | null>,
  tours: readonly TourChoice[],
  { ready, typeBefore, read, fill }: ReturnType<typeof useDraft>,
): void {
  const state = useEnquiryState();
  const last = useRef(state);
  // The prefill of an address that was opened while another enquiry was being sent.
  const next = useRef<Partial<Prefill>>({});

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, when the form is ready
  useEffect(() => {
    const prefill = ready && takePrefill(tours);
    // A type that the visitor chose before hydration wins.
    if (!prefill || (typeBefore && typeBefore !== prefill.enquiryType)) return;
    if (state.status === 'sending') next.current = prefill;
    fill(prefill);
    trackEnquiry('prefill', [prefill.enquiryType, prefill.tourType].filter(Boolean).join(', '));
  }, [ready]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new state empties the form
  useEffect(() => {
    const was = last.current;
    last.current = state;
    if (state === was || state.status !== 'sent') return;
    if (state.afterAll ? !isSame(read() ?? {}, state.enquiry) : was.status !== 'sending') return;
    form.current?.reset();
    fill(next.current);
    next.current = {};
  }, [state]);
}

/** The preselection of the page's address, or null. Removes the query from the address without a new history entry. */
function takePrefill(tours: readonly TourChoice[]): Prefill | null {
  const { search } = location;
  if (!search) return null;
  try {
    // Use the browser's own method. Safari throws after a hundred calls in half a minute, and Next's would throw while rendering.
    // https://github.com/remix-run/react-router/issues/3462
    History.prototype.replaceState.call(history, history.state, '', withoutFinalSlash(location.pathname));
  } catch {}
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
