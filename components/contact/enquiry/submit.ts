import { clearDraft, readDraft } from './draft';
import type { sendEmail } from './email';
import { type Enquiry, isSame, type TourChoice } from './enquiry';
import { dispatch, enquiryState, trackEnquiry } from './enquiry-state';
import { fallbackMessages } from './fallback-messages';

/** The time limit for libraries, bot check, token and e-mail call together. None of the libraries has a timeout. */
const LIMIT = 30_000;

/** The e-mail call has at least this time, even when it starts late. So sending takes 50 seconds at most. */
const EMAIL_LIMIT = 20_000;

/** Loads the bot check and the e-mail library. */
type Load = () => Promise<{ getToken: () => Promise<string>; sendEmail: typeof sendEmail }>;

/**
 * Sends one enquiry and updates the state, the draft and the analytics events. Another press during sending does nothing. Never
 * throws: every error gives the state 'failed'. There is no automatic retry.
 */
export async function submitEnquiry(
  enquiry: Enquiry,
  tours: readonly TourChoice[],
  load: Load,
): Promise<void> {
  if (enquiryState().status === 'sending') return;
  const pressed = performance.now();
  dispatch({ type: 'send', enquiry, fallback: fallbackMessages(enquiry, tours) });
  trackEnquiry('submit', enquiry.enquiryType);
  addEventListener('beforeunload', askBeforeLeaving);
  let call: Promise<void> | undefined;
  try {
    const [sendEmail, token] = await within(LIMIT, prepare(load));
    call = sendEmail(enquiry, tours, token);
    await within(Math.max(EMAIL_LIMIT, pressed + LIMIT - performance.now()), call);
    clearDraft();
    dispatch({ type: 'succeed' });
    trackEnquiry('success', enquiry.enquiryType);
  } catch (error) {
    dispatch({ type: 'fail' });
    trackEnquiry('error', reason(error));
    call?.then(
      () => arriveAfterAll(enquiry),
      () => {},
    );
  } finally {
    removeEventListener('beforeunload', askBeforeLeaving);
  }
}

async function prepare(load: Load) {
  const { getToken, sendEmail } = await load();
  return [sendEmail, await getToken()] as const;
}

/** Handles a successful response that arrives after the failure was shown. */
function arriveAfterAll(enquiry: Enquiry) {
  trackEnquiry('success', enquiry.enquiryType);
  // Other words in the form are another enquiry. The message must not say that they have arrived.
  if (!isSame(readDraft(), enquiry)) return;
  clearDraft();
  dispatch({ type: 'arriveAfterAll', enquiry });
}

/** The result of the work, or an error when the time is up. */
function within<T>(time: number, work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('Timed out')), time);
  });
  return Promise.race([work, limit]).finally(() => clearTimeout(timer));
}

/** The library rejects with errors, with `{ status, text }` and with strings. */
function reason(error: unknown): string {
  const { message, status, text } = Object(error);
  return String(message ?? (status === undefined ? error : `${status} ${text}`)).slice(0, 100);
}

const askBeforeLeaving = (event: BeforeUnloadEvent) => event.preventDefault();
