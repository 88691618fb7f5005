'use client';

import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { GoogleReCaptchaProvider, useGoogleReCaptcha } from 'react-google-recaptcha-v3';
import { previewToken, recaptchaSiteKey } from '@/data/settings';
import { allowBadges, hideBadge } from './badge';
import { whenIdle } from './when-idle';

type Execute = (action: string) => Promise<string>;
type ScriptState = 'absent' | 'loading' | 'loaded' | 'failed';

/** A quick visitor must not fail only because the script is still on its way; a slow one is told within half a minute. */
const SCRIPT_WAIT = 10_000;

/**
 * The invisible bot check (sections 5 and 7).
 * @returns the element to place on the page, which loads the script once the page is idle and shows the badge while it is
 *   there; and `getToken`, which throws 'reCAPTCHA not loaded' or 'Failed to get reCAPTCHA token'. A token is good for two
 *   minutes and one use, so each submit gets its own.
 */
export function useBotCheck() {
  const execute = useRef<Execute | undefined>(undefined);
  const pending = useRef(0);
  const script = useRef<ScriptState>('absent');
  // Counts the attempts at loading the script; 0 is before the first.
  const [attempt, setAttempt] = useState(0);

  useEffect(() => whenIdle(() => setAttempt((last) => last || 1)), []);

  const getToken = useCallback(async () => {
    if (previewToken) return previewToken;
    if (!recaptchaSiteKey) throw new Error('reCAPTCHA not loaded');
    // What has failed is loaded anew; what is still on its way is not, or a slow one would never arrive.
    const anew = script.current === 'failed' && !execute.current;
    // What the first of its two scripts left behind would keep the next pair from finding each other.
    if (anew) Reflect.deleteProperty(window, 'grecaptcha');
    setAttempt((last) => (anew ? last + 1 : last || 1));
    pending.current++;
    try {
      const run = await waitFor(() => execute.current, SCRIPT_WAIT);
      if (!run) {
        if (script.current === 'loaded') script.current = 'failed';
        throw new Error('reCAPTCHA not loaded');
      }
      const token = await run('submit_contact_form');
      if (!token) throw new Error('Failed to get reCAPTCHA token');
      return token;
    } finally {
      pending.current--;
    }
  }, []);

  const element =
    !previewToken && recaptchaSiteKey && attempt > 0 ? (
      <GoogleReCaptchaProvider key={attempt} reCaptchaKey={recaptchaSiteKey} scriptProps={{ async: true }}>
        <Connection execute={execute} pending={pending} script={script} />
      </GoogleReCaptchaProvider>
    ) : null;
  return { element, getToken };
}

type ConnectionProps = {
  execute: RefObject<Execute | undefined>;
  pending: RefObject<number>;
  script: RefObject<ScriptState>;
};

/** Hands the library's function out of its context, and keeps the badge to this page. */
function Connection({ execute, pending, script }: ConnectionProps) {
  const { executeRecaptcha } = useGoogleReCaptcha();

  useEffect(() => {
    execute.current = executeRecaptcha;
  }, [execute, executeRecaptcha]);

  useEffect(() => {
    script.current = 'loading';
    // The library is silent when its script fails, and puts the script up only after this effect.
    const timer = setTimeout(() => {
      const element = document.querySelector('#google-recaptcha-v3');
      element?.addEventListener('load', () => {
        script.current = 'loaded';
      });
      element?.addEventListener('error', () => {
        script.current = 'failed';
      });
    });
    return () => clearTimeout(timer);
  }, [script]);

  // A layout effect is undone before the library's effects are.
  useLayoutEffect(() => {
    allowBadges(1);
    return () => {
      execute.current = undefined;
      if (pending.current > 0) {
        const removeBadges = hideBadge();
        waitFor(() => pending.current === 0, 60_000).then(removeBadges);
      }
      allowBadges(0);
    };
  }, [execute, pending]);

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
