import { useEffect } from 'react';
import { GoogleReCaptchaProvider, useGoogleReCaptcha } from 'react-google-recaptcha-v3';
import { previewToken, recaptchaSiteKey } from '@/site/services/recaptcha';
import { FORM_ID } from '../draft';
import { showBotCheck } from '../on-every-page';
import { enquiryState, subscribe } from '../store';

/** How long a press waits for Google's script, in milliseconds: a quick visitor must not fail while it is still loading. */
const SCRIPT_WAIT = 10_000;

let attempts = 0;
let shown = false;
let execute: ((action: string) => Promise<string>) | undefined;
/** Whether one of Google's two scripts is on its way. One that hangs is requested again (components/repair/retry-failed-scripts.ts). */
let loading = false;
/** Whether the library must be loaded again: it never tries again by itself. */
let failed = false;

/** Starts to load the invisible bot check, if it is not there or has failed. */
export function startBotCheck(): void {
  if ((shown && !failed) || !recaptchaSiteKey || previewToken) return;
  remove();
  // The library leaves this of an earlier load, and would ask it for a token
  // (https://github.com/t49tran/react-google-recaptcha-v3/issues/183).
  Reflect.deleteProperty(window, 'grecaptcha');
  loading = true;
  failed = false;
  shown = true;
  attempts += 1;
  showBotCheck(
    <GoogleReCaptchaProvider key={attempts} reCaptchaKey={recaptchaSiteKey} scriptProps={{ async: true }}>
      <Connection />
    </GoogleReCaptchaProvider>,
  );
}

/**
 * A token, good for two minutes and one use: each press gets its own.
 * @throws Error 'reCAPTCHA not loaded' or 'Failed to get reCAPTCHA token', or whatever the bot check rejects with
 */
export async function getToken(): Promise<string> {
  if (previewToken) return previewToken;
  // Until its script has loaded, the library has no function (https://github.com/t49tran/react-google-recaptcha-v3/issues/99).
  const end = performance.now() + SCRIPT_WAIT;
  while (!execute && performance.now() < end) await new Promise((resolve) => setTimeout(resolve, 50));
  // A request for a token may hang. So assume a failure until the token arrives.
  failed = !loading;
  if (!execute) throw new Error('reCAPTCHA not loaded');
  const token = await execute('submit_contact_form');
  if (!token) throw new Error('Failed to get reCAPTCHA token');
  failed = false;
  return token;
}

/** What Google's script has put on the window. */
const google = () => (window as { grecaptcha?: { execute?: unknown } }).grecaptcha;

/** Passes the library's function out of its context. */
function Connection() {
  const { executeRecaptcha } = useGoogleReCaptcha();
  useEffect(() => {
    execute = executeRecaptcha;
    if (execute) {
      loading = false;
      // The library passes it on also when Google's script says that it is ready, and is not.
      failed = !google()?.execute;
    }
    removeAfterLeaving();
  }, [executeRecaptcha]);
  return null;
}

// The library does not report that a script failed (https://github.com/t49tran/react-google-recaptcha-v3/issues/157). After the first
// one has come, the second one is on its way.
for (const end of ['load', 'error'])
  document.addEventListener(
    end,
    ({ target }) => {
      if (!(target instanceof HTMLScriptElement && target.src.includes('/recaptcha/'))) return;
      // A script that was requested twice must not run twice. In another document it does not run.
      if (end === 'load')
        for (const other of [...document.scripts])
          if (other !== target && other.src === target.src) new Document().adoptNode(other);
      const isFirst = target.src.includes('/api.js');
      loading = isFirst && end === 'load' && !!google();
      failed = !loading && !google()?.execute;
    },
    true,
  );

// The state changes when the visitor leaves the form, and when the sending ends.
subscribe(removeAfterLeaving);

/**
 * Removes the bot check after the visitor has left the form. It waits until the script has loaded and nothing is being sent,
 * because the script cannot be stopped (https://github.com/t49tran/react-google-recaptcha-v3/issues/195). Until then
 * app/globals.css hides the badge.
 */
function removeAfterLeaving() {
  // A later task: the form is still in the page when it says that it goes.
  setTimeout(() => {
    if (execute && enquiryState().status !== 'sending' && !document.getElementById(FORM_ID)) remove();
  });
}

function remove() {
  // Remove the badge with its frame before the library does: its clean-up throws where they are not in the place that it expects.
  const badge = document.querySelector('.grecaptcha-badge');
  const holder = badge?.parentElement;
  (holder === document.body ? badge : holder)?.remove();
  showBotCheck(undefined);
  shown = false;
  execute = undefined;
}
