import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { GoogleReCaptchaProvider, useGoogleReCaptcha } from 'react-google-recaptcha-v3';
import { previewToken, recaptchaSiteKey } from '@/data/enquiry-settings';
import { FORM_ID } from '../enquiry/draft';
import { showBotCheck } from './bot-check-place';

/** How long a press waits for Google's script, in milliseconds: a quick visitor must not fail while it is still loading. */
const SCRIPT_WAIT = 10_000;

let attempts = 0;
let shown = false;
let pending: Promise<string> | undefined;
let execute: ((action: string) => Promise<string>) | undefined;
let loading = false;
let failed = false;

/** Starts to load the invisible bot check, if it is not there. */
export function startBotCheck(): void {
  if (!shown && recaptchaSiteKey && !previewToken) load();
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
  // The library never tries again. A script that is still on its way is not asked for twice: a slow one would never arrive.
  if (failed && !loading) load();
  // Until its script has loaded, the library has no function (https://github.com/t49tran/react-google-recaptcha-v3/issues/99).
  const end = performance.now() + SCRIPT_WAIT;
  while (!execute && performance.now() < end) await new Promise((resolve) => setTimeout(resolve, 50));
  // A request for a token may hang. So assume a failure until the token arrives.
  failed = true;
  if (!execute) throw new Error('reCAPTCHA not loaded');
  const token = await execute('submit_contact_form');
  if (!token) throw new Error('Failed to get reCAPTCHA token');
  failed = false;
  return token;
}

/** Loads the bot check, or loads it again: each attempt is a new provider. */
function load() {
  attempts += 1;
  execute = undefined;
  loading = true;
  // The library leaves this of an earlier load, and would ask it for a token
  // (https://github.com/t49tran/react-google-recaptcha-v3/issues/183).
  Reflect.deleteProperty(window, 'grecaptcha');
  removeBadge();
  shown = true;
  showBotCheck(<BotCheck key={attempts} />);
}

/**
 * Removes the bot check after the visitor has left the form. It waits until the script has loaded and no token is requested,
 * because the script cannot be stopped (https://github.com/t49tran/react-google-recaptcha-v3/issues/195). Until then
 * app/globals.css hides the badge.
 */
function removeAfterLeaving() {
  if (document.getElementById(FORM_ID) || !execute || pending) return;
  execute = undefined;
  shown = false;
  removeBadge();
  showBotCheck(undefined);
}

/** Removes the badge with its frame, before the library does: its clean-up throws where they are not in the place that it expects. */
function removeBadge() {
  const badge = document.querySelector('.grecaptcha-badge');
  const holder = badge?.parentElement;
  (holder === document.body ? badge : holder)?.remove();
}

/** The library as its manual shows it. */
function BotCheck() {
  const path = usePathname();
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs on every new page
  useEffect(removeAfterLeaving, [path]);
  // In the parent of the provider: this runs after the library has added its script.
  useEffect(() => {
    // The library does not report that its script failed (https://github.com/t49tran/react-google-recaptcha-v3/issues/157).
    const script = document.querySelector('#google-recaptcha-v3');
    script?.addEventListener('load', () => {
      loading = false;
      failed = !google();
    });
    script?.addEventListener('error', () => {
      loading = false;
      failed = true;
    });
  }, []);
  return (
    <GoogleReCaptchaProvider reCaptchaKey={recaptchaSiteKey} scriptProps={{ async: true }}>
      <Connection />
    </GoogleReCaptchaProvider>
  );
}

/** What Google's script has put on the window. */
const google = () => (window as { grecaptcha?: { execute?: unknown } }).grecaptcha;

/** Passes the library's function out of its context. */
function Connection() {
  const { executeRecaptcha } = useGoogleReCaptcha();
  useEffect(() => {
    execute = executeRecaptcha;
    // The library passes it on also when Google's script says that it is ready, and is not.
    if (execute) failed = !google()?.execute;
    removeAfterLeaving();
  }, [executeRecaptcha]);
  return null;
}
