import { sendEvent } from '@/components/shared/analytics/send-event';
import type { Enquiry } from '@/site/enquiry/fields';
import { isSame, type TourChoice } from '../form-values';
import { fallbackMessages } from '../result/fallback';
import { clearDraft, enquiryStore, readDraft, setEnquiryState } from '../store';

/**
 * The time limit for libraries, bot check, token and e-mail call together. None
 * of the libraries has a timeout.
 */
const LIMIT = 30_000;

/**
 * The e-mail call has at least this time, even when it starts late. So sending
 * takes 50 seconds at most.
 */
const EMAIL_LIMIT = 20_000;

/**
 * Sends a checked enquiry: bot check, e-mail, result. Never throws: every error
 * gives the state 'failed'. It does not retry by itself.
 */
export async function send(
  enquiry: Enquiry,
  tours: readonly TourChoice[],
): Promise<void> {
  if (enquiryStore().state.status === 'sending') return;
  const pressed = performance.now();
  // The notice of other pages shows this. The form adds later edits
  // (status.tsx).
  const fallback = fallbackMessages(enquiry, tours);
  setEnquiryState({ status: 'sending', enquiry, fallback });
  sendEvent('enquiry_submit', 'enquiry', enquiry.enquiryType);
  let call: Promise<void> | undefined;
  try {
    const { token, sendEmail } = await within(LIMIT, passBotCheck());
    call = sendEmail(enquiry, tours, token);
    await within(
      Math.max(EMAIL_LIMIT, pressed + LIMIT - performance.now()),
      call,
    );
    clearDraft();
    setEnquiryState({ status: 'sent', enquiry });
    sendEvent('enquiry_success', 'enquiry', enquiry.enquiryType);
  } catch (error) {
    const { state } = enquiryStore();
    const arrived = state.status === 'sending' && state.arrived;
    setEnquiryState(
      arrived
        ? { status: 'sent', enquiry, afterAll: true }
        : {
            status: 'failed',
            enquiry,
            fallback,
            stuck: !call,
            // So `fetch` rejects when there is no response.
            cut: error instanceof TypeError,
          },
    );
    sendEvent('enquiry_error', 'enquiry', reason(error));
    call?.then(
      () => arriveAfterAll(enquiry),
      () => {},
    );
  }
}

/**
 * Loads what sending needs before the press. The bot check stays while an
 * enquiry waits for its token.
 */
export async function prepareSending(): Promise<void> {
  const { startBotCheck } = await load();
  if (enquiryStore().state.status !== 'sending') startBotCheck();
}

async function passBotCheck() {
  const { getToken, sendEmail } = await load();
  return { token: await getToken(), sendEmail };
}

/** Handles a successful response that arrives after the failure was shown. */
function arriveAfterAll(enquiry: Enquiry) {
  sendEvent('enquiry_success', 'enquiry', enquiry.enquiryType);
  // Other words in the form are another enquiry. The message must not say that
  // they have arrived.
  if (!isSame(readDraft(), enquiry)) return;
  clearDraft();
  const { state } = enquiryStore();
  if (state.status === 'sending') setEnquiryState({ ...state, arrived: true });
  else setEnquiryState({ status: 'sent', enquiry, afterAll: true });
}

/**
 * Loads the e-mail library and the bot check. `import` waits while a failed
 * script is requested again (retry-failed-scripts.ts).
 */
const load = () => import('./load');

/** The result of the work, or an error when the time is up. */
function within<T>(time: number, work: Promise<T>): Promise<T> {
  const limit = new Promise<never>((_, reject) => {
    setTimeout(reject, time, new Error('Timed out'));
  });
  return Promise.race([work, limit]);
}

/**
 * The library rejects with errors, with `{ status, text }` and with strings.
 */
function reason(error: unknown): string {
  const { message, status, text } = Object(error);
  return String(
    message ?? (status === undefined ? error : `${status} ${text}`),
  ).slice(0, 100);
}
