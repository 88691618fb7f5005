import { emailjsPublicKey, emailjsServiceId, emailjsTemplateId, preview } from '@/data/settings';

/**
 * Sends the e-mail (section 7); the only file that knows EmailJS. Resolves once the service has answered with a successful
 * status.
 * @throws whatever the library rejects with: an error, a status with its text, or a bare string
 */
export async function sendEnquiry(payload: Record<string, unknown>): Promise<void> {
  hideBlockedStorage();
  // Loaded only now: it is of no use before, and its module reads the storage as soon as it is loaded.
  const { init, send } = await import('@emailjs/browser');
  // The preview's own stand-in answers at the service's path; its code is not in a real build.
  if (preview) init({ publicKey: 'preview' }, location.origin);
  else init({ publicKey: emailjsPublicKey });
  await send(preview ? 'preview' : emailjsServiceId, preview ? 'preview' : emailjsTemplateId, payload);
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
