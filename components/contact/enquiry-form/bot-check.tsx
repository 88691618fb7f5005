import { useEffect, useState } from 'react';
import { GoogleReCaptchaProvider, useGoogleReCaptcha } from 'react-google-recaptcha-v3';
import { previewToken, recaptchaSiteKey } from '@/data/enquiry-settings';
import { keepNewestBadge, removeBadges } from './badge';

/** How long a press waits for Google's script, in milliseconds: a quick visitor must not fail while it is still loading. */
const SCRIPT_WAIT = 10_000;

// Kept outside the component: a visitor who leaves the form still gets the token that is on its way.
let execute: ((action: string) => Promise<string>) | undefined;
let token: Promise<string> | undefined;
let loading = true;
let failed = false;
let loadAgain = () => {};

/** The invisible bot check with its badge. Each attempt at loading it is a new provider. */
export function BotCheck() {
  const [attempt, setAttempt] = useState(1);
  useEffect(() => {
    loadAgain = () => setAttempt((last) => last + 1);
  }, []);
  return !previewToken && recaptchaSiteKey && <Attempt key={attempt} />;
}

/**
 * A token, good for two minutes and one use: each press gets its own.
 * @throws Error 'reCAPTCHA not loaded' or 'Failed to get reCAPTCHA token', or whatever the bot check rejects with
 */
export async function getToken(): Promise<string> {
  if (previewToken) return previewToken;
  // The library never tries again. A script that is still on its way is not asked for twice: a slow one would never arrive.
  if (failed && !loading) {
    execute = undefined;
    token = undefined;
    loadAgain();
  }
  // Until its script has loaded, the library has no function (https://github.com/t49tran/react-google-recaptcha-v3/issues/99).
  const end = performance.now() + SCRIPT_WAIT;
  while (!execute && performance.now() < end) await new Promise((resolve) => setTimeout(resolve, 50));
  // Until a token has come: a request for one may hang for ever.
  failed = true;
  if (!execute) throw new Error('reCAPTCHA not loaded');
  token = execute('submit_contact_form');
  if (!(await token)) throw new Error('Failed to get reCAPTCHA token');
  failed = false;
  return token;
}

function Attempt() {
  // In the parent of the provider: this runs after the library has added its script, and its clean-up before the library's own.
  useEffect(() => {
    // The library leaves this of an earlier load, whose frame is gone, and would ask it for a token
    // (https://github.com/t49tran/react-google-recaptcha-v3/issues/183).
    Reflect.deleteProperty(window, 'grecaptcha');
    keepNewestBadge();
    loading = true;
    // The library does not report that its script failed (https://github.com/t49tran/react-google-recaptcha-v3/issues/157).
    const script = document.querySelector('#google-recaptcha-v3');
    script?.addEventListener('load', () => {
      loading = false;
    });
    script?.addEventListener('error', () => {
      loading = false;
      failed = true;
    });
    return () => {
      // A form that is built again during sending must wait for its own bot check.
      execute = undefined;
      removeBadges(token);
    };
  }, []);
  return (
    <GoogleReCaptchaProvider reCaptchaKey={recaptchaSiteKey} scriptProps={{ async: true }}>
      <Connection />
    </GoogleReCaptchaProvider>
  );
}

/** Passes the library's function out of its context. */
function Connection() {
  const { executeRecaptcha } = useGoogleReCaptcha();
  useEffect(() => {
    execute = executeRecaptcha;
    if (execute) failed = false;
  }, [executeRecaptcha]);
  return null;
}
