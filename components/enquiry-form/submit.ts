import type { deliver as Deliver } from './delivery';
import { clearDraft } from './draft';
import type { Enquiry, TourChoice } from './enquiry';
import { record } from './record';
import { lastSending, setSending } from './sending';
import { tellElsewhere } from './tell-elsewhere';

/** Libraries, bot check, token and e-mail call together may take this long. The e-mail library itself would wait for ever. */
const LIMIT = 30_000;

/**
 * Sends one enquiry and keeps the status, the draft and the events (sections 4, 7 and 8). While one is on its way, another
 * press does nothing. Never throws: every cause ends as 'failed'. There is no second try: the visitor presses again.
 * @param load fetches what delivers it
 */
export async function submitEnquiry(
  enquiry: Enquiry,
  tours: readonly TourChoice[],
  load: () => Promise<typeof Deliver>,
): Promise<void> {
  if (lastSending().status === 'sending') return;
  setSending('sending', enquiry);
  addEventListener('beforeunload', askBeforeLeaving);
  record('enquiry_submit', enquiry.enquiryType);
  try {
    let expired = false;
    const limit = new Promise<never>((_, reject) => {
      setTimeout(() => {
        expired = true;
        reject(new Error('Timed out'));
      }, LIMIT);
    });
    await Promise.race([load().then((deliver) => deliver(enquiry, tours, () => expired)), limit]);
    clearDraft();
    setSending('sent', enquiry);
    record('enquiry_success', enquiry.enquiryType);
  } catch (error) {
    setSending('failed', enquiry);
    tellElsewhere();
    record('enquiry_error', reason(error));
  } finally {
    removeEventListener('beforeunload', askBeforeLeaving);
  }
}

/** The library rejects with errors, with `{ status, text }` and with bare strings. */
function reason(error: unknown): string {
  const { message, status, text } = Object(error);
  return String(message ?? (status === undefined ? error : `${status} ${text}`)).slice(0, 100);
}

const askBeforeLeaving = (event: BeforeUnloadEvent) => event.preventDefault();
