import { useSyncExternalStore } from 'react';
import type { Enquiry } from './enquiry';

export type SendStatus = 'idle' | 'sending' | 'sent' | 'failed';

/** What the visitor reads of it (section 4). */
export const MESSAGES: Partial<Record<SendStatus, string>> = {
  sent: 'Message sent successfully!',
  failed: 'Failed to send message. Please try again.',
};

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

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
