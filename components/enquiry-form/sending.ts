import { useSyncExternalStore } from 'react';

export type SendStatus = 'idle' | 'sending' | 'sent' | 'failed';

let status: SendStatus = 'idle';
const listeners = new Set<() => void>();

/**
 * How the enquiry stands. It is kept outside the form, because an enquiry outlives the page: who follows a link while it is
 * being sent and comes back finds out how it ended, and cannot send it twice meanwhile.
 */
export function useSendStatus(): SendStatus {
  return useSyncExternalStore(subscribe, sendStatus, () => 'idle');
}

export const sendStatus = () => status;

export function setSendStatus(next: SendStatus): void {
  status = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
