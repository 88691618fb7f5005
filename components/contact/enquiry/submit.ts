import { clearDraft, readDraft } from './draft';
import type { sendEmail } from './email';
import { type Enquiry, isSame, type TourChoice } from './enquiry';
import { dispatch, enquiryState, trackEnquiry } from './enquiry-state';
import { writeOut } from './write-out';

/** Libraries, bot check, token and e-mail call together may take this long. None of the libraries has a limit of its own. */
const LIMIT = 30_000;

/** The e-mail call alone may take at least this long, however late it begins: 50 seconds at most from the press. */
const EMAIL_LIMIT = 20_000;

/** Loads the bot check and the e-mail library. */
type Load = () => Promise<{ getToken: () => Promise<string>; sendEmail: typeof sendEmail }>;

/**
 * Sends one enquiry, and updates the state, the draft and the analytics events. While one is being sent, another press does
 * nothing. Never throws: every error ends as 'failed'. There is no automatic retry: the visitor presses again.
 */
export async function submitEnquiry(
  enquiry: Enquiry,
  tours: readonly TourChoice[],
  load: Load,
): Promise<void> {
  if (enquiryState().status === 'sending') return;
  const pressed = performance.now();
  dispatch({ type: 'send', enquiry, written: writeOut(enquiry, tours) });
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

/** The visitor has been told that it failed, and now the e-mail service says that it has arrived. */
function arriveAfterAll(enquiry: Enquiry) {
  dispatch({ type: 'arriveAfterAll', enquiry });
  trackEnquiry('success', enquiry.enquiryType);
  // Keep what has been typed since then: it is another enquiry.
  if (isSame(readDraft(), enquiry)) clearDraft();
}

/** The result of the work, or an error when the time is up. */
function within<T>(time: number, work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('Timed out')), time);
  });
  return Promise.race([work, limit]).finally(() => clearTimeout(timer));
}

/** The library rejects with errors, with `{ status, text }` and with bare strings. */
function reason(error: unknown): string {
  const { message, status, text } = Object(error);
  return String(message ?? (status === undefined ? error : `${status} ${text}`)).slice(0, 100);
}

const askBeforeLeaving = (event: BeforeUnloadEvent) => event.preventDefault();
