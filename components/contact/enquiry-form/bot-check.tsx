import { useEffect, useLayoutEffect, useState } from 'react';
import { GoogleReCaptchaProvider, useGoogleReCaptcha } from 'react-google-recaptcha-v3';
import { previewToken, recaptchaSiteKey } from '@/data/enquiry-settings';
import { allowBadges, hideBadge } from './badge';

/** How long a press waits for Google's script, in milliseconds: a quick visitor must not fail while it is still loading. */
const SCRIPT_WAIT = 10_000;

// Kept outside the component: there is one form, and a visitor who leaves its page still gets the token that is on its way.
let execute: ((action: string) => Promise<string>) | undefined;
let loading = true;
// Whether the script failed to load, loaded without the function that gives tokens, or gave no token when asked.
let dead = false;
let pending = 0;
let loadAnew = () => {};

/**
 * The invisible bot check. While this is on the page, the library loads Google's script and shows the badge. Each attempt at
 * loading is a new provider.
 */
export function BotCheck() {
  const [attempt, setAttempt] = useState(1);
  useEffect(() => {
    loadAnew = () => setAttempt((last) => last + 1);
  }, []);
  if (previewToken || !recaptchaSiteKey) return null;
  return (
    <GoogleReCaptchaProvider key={attempt} reCaptchaKey={recaptchaSiteKey} scriptProps={{ async: true }}>
      <Connection />
    </GoogleReCaptchaProvider>
  );
}

/**
 * A token, good for two minutes and one use: each submit gets its own.
 * @throws Error 'reCAPTCHA not loaded' or 'Failed to get reCAPTCHA token', or whatever the bot check rejects with
 */
export async function getToken(): Promise<string> {
  if (previewToken) return previewToken;
  if (!recaptchaSiteKey) throw new Error('reCAPTCHA not loaded');
  // Load a dead script again, but not one that is still loading: a slow one would never arrive.
  if (dead) {
    execute = undefined;
    allowBadges(0);
    loadAnew();
  }
  pending++;
  try {
    const run = await waitFor(() => execute, SCRIPT_WAIT);
    dead = !loading || !!run;
    if (!run) throw new Error('reCAPTCHA not loaded');
    const token = await run('submit_contact_form');
    if (!token) throw new Error('Failed to get reCAPTCHA token');
    dead = false;
    return token;
  } finally {
    pending--;
  }
}

/** Passes the library's function out of its context, and keeps the badge on this page only. */
function Connection() {
  const { executeRecaptcha } = useGoogleReCaptcha();

  useEffect(() => {
    execute = executeRecaptcha;
    if (execute) dead = false;
  }, [executeRecaptcha]);

  useEffect(() => {
    loading = true;
    dead = false;
    // The library does not report that its script failed, and adds the script only after this effect.
    const timer = setTimeout(() => {
      const element = document.querySelector('#google-recaptcha-v3');
      element?.addEventListener('load', () => {
        loading = false;
      });
      element?.addEventListener('error', () => {
        loading = false;
        dead = true;
      });
    });
    return () => clearTimeout(timer);
  }, []);

  // A layout effect runs, and is cleaned up, before the library's effects.
  useLayoutEffect(() => {
    // A `grecaptcha` of an earlier load belongs to a frame that is gone, and the library would ask it for a token.
    Reflect.deleteProperty(window, 'grecaptcha');
    allowBadges(1);
    return () => {
      execute = undefined;
      if (pending > 0) {
        const removeBadges = hideBadge();
        waitFor(() => pending === 0, 60_000).then(removeBadges);
      }
      allowBadges(0);
    };
  }, []);

  return null;
}

/** Asks again and again until there is an answer or the time is up. */
async function waitFor<T>(ask: () => T, patience: number): Promise<T> {
  const end = performance.now() + patience;
  let answer = ask();
  while (!answer && performance.now() < end) {
    await new Promise((resolve) => setTimeout(resolve, 50));
    answer = ask();
  }
  return answer;
}
