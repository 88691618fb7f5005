import { useSyncExternalStore } from 'react';
import { sendEvent } from '@/components/shared/analytics/send-event';
import { enquiryOutcome } from '@/site/enquiry-outcome';
import type { Enquiry } from './enquiry';
import type { FallbackMessages } from './result/fallback';
import { keep, kept, plainValues } from './tab-storage';

/** The key of the result in the tab's storage. */
const KEY = 'enquiry-outcome';

/** The state of the current or last enquiry. `told`: its result has been in view long enough. */
export type EnquiryState =
  | { status: 'idle' }
  /** `arrived`: the same enquiry was sent before, and arrived after its failure was shown. */
  | { status: 'sending'; enquiry: Enquiry; fallback: FallbackMessages; arrived?: true }
  /** `afterAll`: the enquiry arrived after its failure was shown. */
  | { status: 'sent'; enquiry: Enquiry; afterAll?: true; told?: true }
  /**
   * `uncertain`: the visitor left the page before the response. Such a result asks for a decision, so only the visitor closes it.
   * `stuck`: a script that sending needs gave nothing.
   */
  | {
      status: 'failed';
      enquiry: Enquiry;
      fallback: FallbackMessages;
      uncertain?: true;
      told?: true;
      stuck?: boolean;
    };

const IDLE: EnquiryState = { status: 'idle' };

// The state is outside React, because sending goes on when the visitor follows a link. The next page shows the result and
// prevents a second sending.
let current: EnquiryState = IDLE;
/** Whether the page has the form, which shows the result itself. */
let formOpen = false;
const listeners = new Set<() => void>();

export const enquiryState = (): EnquiryState => current;

/**
 * Changes the state. While an enquiry is being sent, `data-sending` on the document says so, and no repair leaves the document. The
 * tab's storage keeps the result until it is told or closed. If this page is closed before that, the next page shows it.
 */
export function setEnquiryState(state: EnquiryState): void {
  current = state;
  document.documentElement.toggleAttribute('data-sending', current.status === 'sending');
  if (state.status === 'sending') keep(KEY, { ...state, status: 'failed', uncertain: true });
  else if (state.status === 'idle' || state.told) keep(KEY, undefined);
  // Wait for a later task. When the visitor leaves the page, the browser aborts the call; that failure is not stored.
  else setTimeout(() => current === state && keep(KEY, state));
  notify();
}

function notify() {
  for (const listener of listeners) listener();
}

/** Takes the result that an earlier page has kept. A malformed one, which an older version of the site may have kept, counts as none. */
export function restoreResult(): void {
  const { enquiry, fallback, ...rest } = Object(kept(KEY));
  if (current.status !== 'idle' || !enquiry || rest.status !== (fallback ? 'failed' : 'sent')) return;
  setEnquiryState({ ...rest, enquiry: plainValues(enquiry), fallback: fallback && plainValues(fallback) });
}

/** Forgets the result, because the visitor has closed it. */
export const closeResult = (): void => setEnquiryState(IDLE);

/** Forgets the result, because the visitor changes what was sent, or presses Send with errors in the form. */
export function dismissResult(): void {
  if (current.status !== 'sending' && !isUncertain(current)) closeResult();
}

export const isUncertain = (state: EnquiryState): boolean => state.status === 'failed' && !!state.uncertain;

/** The form comes or goes. A result that has been told goes with it. Any other one is shown by the notice from then on. */
export function setFormOpen(open: boolean): void {
  formOpen = open;
  if (!open && 'told' in current) closeResult();
  else notify();
}

/** Calls the listener after every change. */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useEnquiryState(): EnquiryState {
  return useSyncExternalStore(subscribe, enquiryState, () => IDLE);
}

/** Whether the page has the form. */
export function useFormOpen(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => formOpen,
    () => false,
  );
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
