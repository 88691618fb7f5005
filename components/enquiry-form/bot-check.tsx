import { useEffect, useLayoutEffect, useState } from 'react';
import { GoogleReCaptchaProvider, useGoogleReCaptcha } from 'react-google-recaptcha-v3';
import { previewToken, recaptchaSiteKey } from '@/data/enquiry-settings';
import { allowBadges, hideBadge } from './badge';

/** A quick visitor must not fail only because the script is still on its way; a slow one is told within half a minute. */
const SCRIPT_WAIT = 10_000;

// There is one page with one form, and whoever leaves it while a token is on its way still gets it.
let execute: ((action: string) => Promise<string>) | undefined;
let loading = true;
// It failed to load, loaded without what gives a token, or was asked for one and gave none.
let dead = false;
let pending = 0;
let loadAnew = () => {};

/**
 * The invisible bot check (sections 5 and 7): while this is on the page, the library loads Google's script and shows the
 * badge. Each attempt at loading it is a new provider.
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
  // What is dead is loaded anew; what is still on its way is not, or a slow one would never arrive.
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

/** Hands the library's function out of its context, and keeps the badge to this page. */
function Connection() {
  const { executeRecaptcha } = useGoogleReCaptcha();

  useEffect(() => {
    execute = executeRecaptcha;
    if (execute) dead = false;
  }, [executeRecaptcha]);

  useEffect(() => {
    loading = true;
    dead = false;
    // The library is silent when its script fails, and puts the script up only after this effect.
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

  // A layout effect is done, and undone, before the library's effects are.
  useLayoutEffect(() => {
    // What an earlier pair of its scripts left behind belongs to a frame that is gone, and the library would ask it for a token.
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
