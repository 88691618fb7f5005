import { useSyncExternalStore } from 'react';
import { sendEvent } from '@/components/frame/analytics/send-event';
import type { Enquiry } from './enquiry';

/** The state of an enquiry. 'sentAfterAll' is a success that came after the visitor was told of a failure. */
export type SendStatus = 'idle' | 'sending' | 'sent' | 'sentAfterAll' | 'failed';

/** The state and, unless it is idle, the enquiry. */
type Sending = { status: SendStatus; enquiry?: Enquiry };

const IDLE: Sending = { status: 'idle' };

let sending = IDLE;
const listeners = new Set<() => void>();

/**
 * The state of the enquiry. It is kept outside the form, because an enquiry outlives the page: a visitor who follows a link
 * while it is being sent and comes back sees how it ended, and cannot send it twice meanwhile.
 */
export function useSending(): Sending {
  return useSyncExternalStore(subscribe, lastSending, () => IDLE);
}

export const lastSending = () => sending;

export function setSending(status: SendStatus, enquiry?: Enquiry): void {
  sending = enquiry ? { status, enquiry } : { status };
  for (const listener of listeners) listener();
}

/** Sends an analytics event about the enquiry, such as 'enquiry_submit' with its type. */
export function record(event: `enquiry_${string}`, label: string): void {
  sendEvent(event, { event_category: 'enquiry', event_label: label });
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
