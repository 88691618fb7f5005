import { type RefObject, useEffect, useRef } from 'react';
import { isSame, type TourChoice } from '../enquiry/enquiry';
import { enquiryState, trackEnquiry, useEnquiryState } from '../enquiry/enquiry-state';
import { type Prefill, takePrefill } from '../enquiry/prefill';
import type { useDraft } from './use-draft';

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
    if (enquiryState().status === 'sending') next.current = prefill;
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
