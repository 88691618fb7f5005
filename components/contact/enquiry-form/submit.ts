import { clearDraft, readDraft } from './draft';
import type { Enquiry, TourChoice } from './enquiry';
import type * as Later from './later';
import { keepUnseen, tell } from './notice';
import { lastSending, record, type SendStatus, setSending } from './sending';

/** Libraries, bot check, token and e-mail call together may take this long. None of the libraries has a limit of its own. */
const LIMIT = 30_000;

/** The e-mail call alone may take at least this long, however late it begins: 50 seconds at most from the press. */
const EMAIL_LIMIT = 20_000;

type Load = () => Promise<Pick<typeof Later, 'getToken' | 'sendEmail'>>;

/** Says that an earlier enquiry has arrived after all, if it did so while the visitor was sending again. */
let arrivedMeanwhile = () => {};

/**
 * Sends one enquiry, and updates the status, the draft and the analytics events. While one is being sent, another press does
 * nothing. Never throws: every error ends as 'failed'. There is no automatic retry: the visitor presses again.
 * @param load loads the bot check and the e-mail library
 */
export async function submitEnquiry(
  enquiry: Enquiry,
  tours: readonly TourChoice[],
  load: Load,
): Promise<void> {
  if (lastSending().status === 'sending') return;
  const show = (status: SendStatus) => {
    setSending(status, enquiry);
    keepUnseen(status, enquiry, tours);
    if (status === 'failed' || status === 'sentAfterAll') tell(status, enquiry, tours);
  };
  const arriveAfterAll = () => {
    if (lastSending().status === 'sending') {
      arrivedMeanwhile = arriveAfterAll;
      return;
    }
    // Keep what has been typed since then: it is another enquiry.
    if (JSON.stringify(readDraft()) === JSON.stringify(enquiry)) clearDraft();
    show('sentAfterAll');
    record('enquiry_success', enquiry.enquiryType);
  };

  show('sending');
  arrivedMeanwhile = () => {};
  addEventListener('beforeunload', askBeforeLeaving);
  record('enquiry_submit', enquiry.enquiryType);
  const [delivery, limit] = deliver(enquiry, tours, load);
  try {
    await Promise.race([delivery, limit]);
    clearDraft();
    show('sent');
    record('enquiry_success', enquiry.enquiryType);
  } catch (error) {
    show('failed');
    record('enquiry_error', reason(error));
    arrivedMeanwhile();
    delivery.then(arriveAfterAll, () => {});
  } finally {
    removeEventListener('beforeunload', askBeforeLeaving);
  }
}

/** @returns the delivery, and a promise that rejects when the time is up */
function deliver(
  enquiry: Enquiry,
  tours: readonly TourChoice[],
  load: Load,
): [Promise<void>, Promise<never>] {
  const pressed = performance.now();
  let expired = false;
  let timer: ReturnType<typeof setTimeout>;
  let expire = () => {};
  const limit = new Promise<never>((_, reject) => {
    expire = () => {
      expired = true;
      reject(new Error('Timed out'));
    };
  });
  const allow = (time: number) => {
    clearTimeout(timer);
    timer = setTimeout(expire, time);
  };
  const delivery = async () => {
    const { getToken, sendEmail } = await load();
    const token = await getToken();
    // The visitor has already been told that it failed: send nothing any more.
    if (expired) throw new Error('Timed out');
    allow(Math.max(EMAIL_LIMIT, pressed + LIMIT - performance.now()));
    await sendEmail(enquiry, tours, token);
  };
  allow(LIMIT);
  return [delivery(), limit];
}

/** The library rejects with errors, with `{ status, text }` and with bare strings. */
function reason(error: unknown): string {
  const { message, status, text } = Object(error);
  return String(message ?? (status === undefined ? error : `${status} ${text}`)).slice(0, 100);
}

const askBeforeLeaving = (event: BeforeUnloadEvent) => event.preventDefault();
