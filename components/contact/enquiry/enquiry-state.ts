import { useSyncExternalStore } from 'react';
import { sendEvent } from '@/components/shared/analytics/send-event';
import { enquiryOutcome } from '@/site/enquiry-outcome';
import type { Enquiry } from './enquiry';
import type { FallbackMessages } from './fallback-messages';

/** The state of the current or last enquiry. */
export type EnquiryState =
  | { status: 'idle' }
  /** `arrived`: the same enquiry was sent before, and arrived after its failure was shown. */
  | { status: 'sending'; enquiry: Enquiry; fallback: FallbackMessages; arrived?: true }
  /** `afterAll`: the enquiry arrived after its failure was shown. */
  | { status: 'sent'; enquiry: Enquiry; afterAll?: true }
  /** `uncertain`: the visitor left the page before the response. `stuck`: a script that sending needs gave nothing. */
  | { status: 'failed'; enquiry: Enquiry; fallback: FallbackMessages; uncertain?: true; stuck?: boolean };

const IDLE: EnquiryState = { status: 'idle' };

// The state is outside React, because sending goes on when the visitor follows a link. The next page shows the result and
// prevents a second sending.
let current: EnquiryState = IDLE;
const listeners = new Set<() => void>();

export const enquiryState = (): EnquiryState => current;

/** Changes the state. While an enquiry is being sent, `data-sending` on the document says so, and no repair leaves the document. */
export function setEnquiryState(state: EnquiryState): void {
  current = state;
  document.documentElement.toggleAttribute('data-sending', current.status === 'sending');
  for (const listener of listeners) listener();
}

/** Forgets the result: the visitor leaves the form, changes what was sent, presses Send with errors in the form, or closes the notice. */
export function dismissResult(): void {
  if (current.status !== 'sending') setEnquiryState(IDLE);
}

/** Calls the listener after every change. */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useEnquiryState(): EnquiryState {
  return useSyncExternalStore(subscribe, enquiryState, () => IDLE);
}

/** The message for a state; empty until there is a result. */
export function outcomeOf(state: EnquiryState): string {
  const { sent, sentAfterAll, failed, uncertain } = enquiryOutcome;
  if (state.status === 'sent') return state.afterAll ? sentAfterAll : sent;
  if (state.status === 'failed') return state.uncertain ? uncertain : failed;
  return '';
}

/** Sends an analytics event about the enquiry. */
export function trackEnquiry(
  event: 'prefill' | 'type_choice' | 'submit' | 'success' | 'error',
  label: string,
): void {
  sendEvent(`enquiry_${event}`, { event_category: 'enquiry', event_label: label });
}
