import { sendEvent } from '@/components/shared/analytics/send-event';
import { type Enquiry, formTexts } from '@/site/enquiry/fields';
import { isSame, type TourChoice } from '../form-values';
import { enquiryInWords } from '../in-words';

/** In milliseconds, for all of it: none of the libraries has a timeout. */
const LIMIT = 30_000;

/** An e-mail call that starts late still has this time. */
const EMAIL_LIMIT = 20_000;

type Call = { enquiry: Enquiry; answer: Promise<void>; arrived: boolean };

/** The calls since 'sent' was said last that have not failed. */
let calls: Call[] = [];

/**
 * Sends an enquiry, without a retry. Returns whether it has arrived; every
 * error is a 'no'. `onLate` runs when it arrives after all, and returns whether
 * that was said.
 */
export async function send(
  enquiry: Enquiry,
  tours: readonly TourChoice[],
  onLate: () => boolean,
): Promise<boolean> {
  const pressed = performance.now();
  const words = enquiryInWords(enquiry, tours, formTexts.unknownTour);
  // An earlier press may have sent the same, and wait for its answer still.
  const earlier = calls.filter((call) => isSame(call.enquiry, enquiry));
  sendEvent('enquiry_submit', 'enquiry', enquiry.enquiryType);

  let isLate = false;
  const sendNow = async () => {
    const { token, sendEmail } = await within(LIMIT, passBotCheck());
    if (earlier.some(({ arrived }) => arrived)) return;
    const answer = sendEmail(words, token);
    const call = { enquiry, answer, arrived: false };
    calls.push(call);
    answer.then(
      () => {
        call.arrived = true;
        sendEvent('enquiry_success', 'enquiry', enquiry.enquiryType);
        if (isLate && calls.includes(call) && onLate()) calls = [];
      },
      () => {
        calls = calls.filter((other) => other !== call);
      },
    );
    const rest = pressed + LIMIT - performance.now();
    await within(Math.max(EMAIL_LIMIT, rest), answer);
  };
  try {
    await Promise.race([sendNow(), ...earlier.map(arrival)]);
    calls = [];
    return true;
  } catch (error) {
    isLate = true;
    sendEvent('enquiry_error', 'enquiry', reason(error));
    return false;
  }
}

export const loadLibraries = () => import('./libraries');

async function passBotCheck() {
  const { getToken, sendEmail } = await loadLibraries();
  return { token: await getToken(), sendEmail };
}

/** Resolves when an earlier call has arrived; a failure of it ends nothing. */
const arrival = ({ answer }: { answer: Promise<void> }) =>
  answer.catch(() => new Promise<void>(() => {}));

function within<T>(time: number, work: Promise<T>): Promise<T> {
  const limit = new Promise<never>((_, reject) => {
    setTimeout(reject, time, new Error('Timed out'));
  });
  return Promise.race([work, limit]);
}

/** The library rejects with errors, with `{ status, text }`, with strings. */
function reason(error: unknown): string {
  const { message, status, text } = Object(error);
  return String(
    message ?? (status === undefined ? error : `${status} ${text}`),
  ).slice(0, 100);
}
