import { previewToken, recaptchaSiteKey } from '@/data/enquiry-settings';
import { FORM_ID } from '../enquiry/draft';

/** Google's object (https://developers.google.com/recaptcha/docs/v3). Until its second script has loaded, it cannot execute. */
type BotCheck = {
  ready: (run: () => void) => void;
  execute?: (siteKey: string, options: { action: string }) => Promise<string>;
};

/** How long a press waits for Google's scripts, in milliseconds: a quick visitor must not fail while they are still loading. */
const SCRIPT_WAIT = 10_000;

let script: HTMLScriptElement | undefined;
let loading = false;
let failed = false;
let botCheck: BotCheck | undefined;
let pending: Promise<string> | undefined;

/** Starts to load the invisible bot check, if it is not there. */
export function startBotCheck(): void {
  if (!script) load();
}

/**
 * Removes the bot check after the visitor has left the form. It waits until the scripts have loaded and no token is requested,
 * because they cannot be stopped. Until then app/globals.css hides the badge.
 */
export function removeAfterLeaving(): void {
  if (botCheck && !pending && !document.getElementById(FORM_ID)) remove();
}

/**
 * A token, good for two minutes and one use: each press gets its own.
 * @throws Error 'reCAPTCHA not loaded' or 'Failed to get reCAPTCHA token', or whatever the bot check rejects with
 */
export async function getToken(): Promise<string> {
  if (previewToken) return previewToken;
  const request = requestToken();
  pending = request;
  try {
    return await request;
  } finally {
    if (pending === request) pending = undefined;
    removeAfterLeaving();
  }
}

async function requestToken(): Promise<string> {
  // A script that is still on its way is not requested twice: a slow one would never arrive.
  if (failed && !loading) load();
  const end = performance.now() + SCRIPT_WAIT;
  while (!botCheck?.execute && performance.now() < end)
    await new Promise((resolve) => setTimeout(resolve, 50));
  // A request for a token may hang. So assume a failure until the token arrives.
  failed = true;
  if (!botCheck?.execute) throw new Error('reCAPTCHA not loaded');
  const token = await botCheck.execute(recaptchaSiteKey, { action: 'submit_contact_form' });
  if (!token) throw new Error('Failed to get reCAPTCHA token');
  failed = false;
  return token;
}

/** Loads the bot check, or loads it again. */
function load() {
  if (!recaptchaSiteKey || previewToken) return;
  remove();
  loading = true;
  script = document.createElement('script');
  script.src = `https://www.google.com/recaptcha/api.js?render=${recaptchaSiteKey}`;
  script.onload = () => {
    loading = false;
    const loaded = (window as { grecaptcha?: BotCheck }).grecaptcha;
    failed = !loaded;
    loaded?.ready(() => {
      botCheck = loaded;
      failed = !loaded.execute;
      // In a later task, because the badge may come after this call.
      setTimeout(removeAfterLeaving);
    });
  };
  script.onerror = () => {
    loading = false;
    failed = true;
  };
  document.head.append(script);
}

/** Removes the bot check with its badge, its frame and what its scripts have left on the window: a new one would use them. */
function remove() {
  script = undefined;
  botCheck = undefined;
  const badge = document.querySelector('.grecaptcha-badge');
  const holder = badge?.parentElement;
  (holder === document.body ? badge : holder)?.remove();
  for (const old of document.querySelectorAll('script[src*="/recaptcha/"]')) old.remove();
  for (const name of ['grecaptcha', '___grecaptcha_cfg']) Reflect.deleteProperty(window, name);
}
