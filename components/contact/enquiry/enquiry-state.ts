import { useSyncExternalStore } from 'react';
import { sendEvent } from '@/components/shared/analytics/send-event';
import { enquiryOutcome } from '@/data/enquiry-outcome';
import type { Enquiry, FallbackMessages } from './enquiry';

/** The state of the current or last enquiry. */
export type EnquiryState =
  | { status: 'idle' }
  /** `arrived`: the same enquiry was sent before, and arrived after its failure was shown. */
  | { status: 'sending'; enquiry: Enquiry; fallback: FallbackMessages; arrived?: true }
  /** `afterAll`: the enquiry arrived after its failure was shown. */
  | { status: 'sent'; enquiry: Enquiry; afterAll?: true }
  /** `uncertain`: the visitor left the page before the response. */
  | { status: 'failed'; enquiry: Enquiry; fallback: FallbackMessages; uncertain?: true };

type EnquiryAction =
  | { type: 'send'; enquiry: Enquiry; fallback: FallbackMessages }
  | { type: 'succeed' }
  | { type: 'fail' }
  | { type: 'arriveAfterAll'; enquiry: Enquiry }
  /** The visitor leaves the form, changes what was sent, presses Send with errors in the form, or closes the notice. */
  | { type: 'dismiss' }
  /** The visitor did not see the result on the page before this one. */
  | { type: 'restore'; state: EnquiryState };

const IDLE: EnquiryState = { status: 'idle' };

/** The next state of the enquiry. An action that does not fit the state changes nothing. */
export function enquiryReducer(state: EnquiryState, action: EnquiryAction): EnquiryState {
  const sending = state.status === 'sending';
  switch (action.type) {
    case 'send': {
      const { enquiry, fallback } = action;
      return sending ? state : { status: 'sending', enquiry, fallback };
    }
    case 'succeed':
      return sending ? { status: 'sent', enquiry: state.enquiry } : state;
    case 'fail': {
      if (!sending) return state;
      const { enquiry, fallback, arrived } = state;
      return arrived ? { status: 'sent', enquiry, afterAll: true } : { status: 'failed', enquiry, fallback };
    }
    case 'arriveAfterAll':
      if (sending) return { ...state, arrived: true };
      return { status: 'sent', enquiry: action.enquiry, afterAll: true };
    case 'dismiss':
      return sending ? state : IDLE;
    case 'restore':
      return state.status === 'idle' ? action.state : state;
  }
}

// The state is outside React, because sending goes on when the visitor follows a link. The next page shows the result and
// prevents a second sending.
let current: EnquiryState = IDLE;
const listeners = new Set<() => void>();

export const enquiryState = (): EnquiryState => current;

/** Changes the state. While an enquiry is being sent, `data-sending` on the document says so, and no repair leaves the document. */
export function dispatch(action: EnquiryAction): void {
  current = enquiryReducer(current, action);
  document.documentElement.toggleAttribute('data-sending', current.status === 'sending');
  for (const listener of listeners) listener();
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

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
