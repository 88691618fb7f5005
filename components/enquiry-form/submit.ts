import { sendEvent } from '@/components/analytics/send-event';
import { clearDraft } from './draft';
import type { Enquiry, TourChoice } from './enquiry';
import { sendEnquiry } from './send-enquiry';
import { lastSending, MESSAGES, setSending } from './sending';
import { tellElsewhere } from './tell-elsewhere';

/** Bot check, token and e-mail call together may take this long. The e-mail library itself would wait for ever. */
const LIMIT = 30_000;

/**
 * Sends one enquiry and keeps the status, the draft and the events (sections 4, 7 and 8). While one is on its way, another
 * press does nothing. Never throws: every cause ends as 'failed'. There is no second try: the visitor presses again.
 */
export async function submitEnquiry(
  enquiry: Enquiry,
  tours: readonly TourChoice[],
  getToken: () => Promise<string>,
): Promise<void> {
  if (lastSending().status === 'sending') return;
  setSending('sending', enquiry);
  addEventListener('beforeunload', askBeforeLeaving);
  sendEvent('enquiry_submit', { event_category: 'enquiry', event_label: enquiry.enquiryType });
  try {
    await within(LIMIT, async (expired) => {
      const token = await getToken();
      // The visitor has been told that it failed, so a token that comes after that must not send it behind their back.
      if (!expired()) await sendEnquiry(enquiry, tours, token);
    });
    clearDraft();
    setSending('sent', enquiry);
    sendEvent('enquiry_success', { event_category: 'enquiry', event_label: enquiry.enquiryType });
  } catch (error) {
    setSending('failed', enquiry);
    tellElsewhere(MESSAGES.failed);
    sendEvent('enquiry_error', { event_category: 'enquiry', event_label: reason(error) });
  } finally {
    removeEventListener('beforeunload', askBeforeLeaving);
  }
}

function within(limit: number, work: (expired: () => boolean) => Promise<void>): Promise<void> {
  return new Promise((resolve, reject) => {
    let late = false;
    const timer = setTimeout(() => {
      late = true;
      reject(new Error('Timed out'));
    }, limit);
    work(() => late)
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
