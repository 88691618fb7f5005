import { sendEvent } from '@/components/analytics/send-event';

/** Records what happens with the enquiry (section 7): 'enquiry_submit', say, with the type of the enquiry. */
export function record(event: `enquiry_${string}`, label: string): void {
  sendEvent(event, { event_category: 'enquiry', event_label: label });
}
