import { useSyncExternalStore } from 'react';
import { sendEvent } from '@/components/analytics/send-event';
import type { Enquiry } from './enquiry';

/** How an enquiry stands; 'sentAfterAll' is a success that came when the visitor had been told that it failed. */
export type SendStatus = 'idle' | 'sending' | 'sent' | 'sentAfterAll' | 'failed';

/** How it stands and, unless idle, with which enquiry. */
type Sending = { status: SendStatus; enquiry?: Enquiry };

const IDLE: Sending = { status: 'idle' };

let sending = IDLE;
const listeners = new Set<() => void>();

/**
 * How the enquiry stands. It is kept outside the form, because an enquiry outlives the page: who follows a link while it is
 * being sent and comes back finds out how it ended, and cannot send it twice meanwhile.
 */
export function useSending(): Sending {
  return useSyncExternalStore(subscribe, lastSending, () => IDLE);
}

export const lastSending = () => sending;

export function setSending(status: SendStatus, enquiry?: Enquiry): void {
  sending = enquiry ? { status, enquiry } : { status };
  for (const listener of listeners) listener();
}

/** Records what happens with the enquiry: 'enquiry_submit', say, with its type. */
export function record(event: `enquiry_${string}`, label: string): void {
  sendEvent(event, { event_category: 'enquiry', event_label: label });
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
