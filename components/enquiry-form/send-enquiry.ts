import {
  emailjsOrigin,
  emailjsPublicKey,
  emailjsServiceId,
  emailjsTemplateId,
} from '@/data/enquiry-settings';

/**
 * Sends the e-mail (section 7); the only file that knows EmailJS. Resolves once the service has answered with a successful
 * status.
 * @throws whatever the library rejects with: an error, a status with its text, or a bare string
 */
export async function sendEnquiry(payload: Record<string, unknown>): Promise<void> {
  const { init, send } = await loadLibrary();
  init({ publicKey: emailjsPublicKey }, emailjsOrigin);
  await send(emailjsServiceId, emailjsTemplateId, payload);
}

/** Fetches the library while the visitor is still typing, so that pressing the button needs nothing but the service. */
export function prepareToSend(): void {
  // What fails here is tried again when it is needed.
  loadLibrary().catch(() => {});
}

/** Not imported with the form, because its module reads the storage as soon as it is loaded. */
function loadLibrary() {
  hideBlockedStorage();
  return import('@emailjs/browser');
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
