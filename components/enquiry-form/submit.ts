import { sendEvent } from '@/components/analytics/send-event';
import { clearDraft } from './draft';
import { type Enquiry, emailPayload, type TourChoice } from './enquiry';
import { sendEnquiry } from './send-enquiry';
import { sendStatus, setSendStatus } from './sending';

/** Bot check, token and e-mail call together may take this long. The e-mail library itself would wait for ever. */
const LIMIT = 30_000;

/**
 * Sends one enquiry and keeps the status, the draft and the events (sections 4, 7 and 8). While one is on its way, another
 * press does nothing. Never throws: every cause ends as 'failed'. There is no second try: the visitor presses again.
 * @returns whether it was sent
 */
export async function submitEnquiry(
  enquiry: Enquiry,
  tours: readonly TourChoice[],
  getToken: () => Promise<string>,
): Promise<boolean> {
  if (sendStatus() === 'sending') return false;
  setSendStatus('sending');
  sendEvent('enquiry_submit', { event_category: 'enquiry', event_label: enquiry.enquiryType });
  addEventListener('beforeunload', askBeforeLeaving);
  try {
    await within(LIMIT, async () => sendEnquiry(emailPayload(enquiry, tours, await getToken())));
    clearDraft();
    setSendStatus('sent');
    sendEvent('enquiry_success', { event_category: 'enquiry', event_label: enquiry.enquiryType });
    return true;
  } catch (error) {
    setSendStatus('failed');
    sendEvent('enquiry_error', { event_category: 'enquiry', event_label: reason(error) });
    return false;
  } finally {
    removeEventListener('beforeunload', askBeforeLeaving);
  }
}

function within(limit: number, work: () => Promise<void>): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('Timed out')), limit);
    work()
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
  });
}

/** The library rejects with errors, with `{ status, text }` and with bare strings. */
function reason(error: unknown): string {
  const { message, status, text } = Object(error);
  return String(message ?? (status === undefined ? error : `${status} ${text}`)).slice(0, 100);
}

const askBeforeLeaving = (event: BeforeUnloadEvent) => event.preventDefault();
