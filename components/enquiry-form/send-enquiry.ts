import type { Enquiry, TourChoice } from './enquiry';

/**
 * Sends an enquiry as an e-mail.
 * @throws whatever the e-mail library rejects with, and an error where its script cannot be had
 */
export async function sendEnquiry(
  enquiry: Enquiry,
  tours: readonly TourChoice[],
  token: string,
): Promise<void> {
  const { emailPayload, sendEmail } = await loadEmail();
  await sendEmail(emailPayload(enquiry, tours, token));
}

/** Fetches the library while the visitor is still typing, so that pressing the button needs nothing but the service. */
export function prepareToSend(): void {
  // What fails here is tried again when it is needed.
  loadEmail().catch(() => {});
}

/** Not imported with the form, because the library reads the storage as soon as it is loaded. */
function loadEmail() {
  hideBlockedStorage();
  return import('./email');
}

/**
 * With cookies blocked, `localStorage` throws when it is only named, and the library names it while loading. Undefined, it
 * does without.
 */
function hideBlockedStorage() {
  try {
    void window.localStorage;
  } catch {
    Object.defineProperty(window, 'localStorage', { value: undefined, configurable: true });
  }
}
