'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { previewToken, recaptchaSiteKey } from '@/data/enquiry-settings';
import type { BotCheckScript, Execute, ScriptState } from './bot-check-script';
import { waitFor } from './wait-for';
import { whenIdle } from './when-idle';

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
  // The library comes with the first attempt: a page that can be read and filled in needs none of it.
  const [Script, setScript] = useState<typeof BotCheckScript>();

  useEffect(() => whenIdle(() => setAttempt((last) => last || 1)), []);

  useEffect(() => {
    if (attempt === 0 || previewToken || !recaptchaSiteKey) return;
    import('./bot-check-script').then(
      (library) => setScript(() => library.BotCheckScript),
      () => {
        script.current = 'failed';
      },
    );
  }, [attempt]);

  const getToken = useCallback(async () => {
    if (previewToken) return previewToken;
    if (!recaptchaSiteKey) throw new Error('reCAPTCHA not loaded');
    // What has failed is loaded anew; what is still on its way is not, or a slow one would never arrive.
    const anew = script.current === 'failed' && !execute.current;
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

  const element = Script ? (
    <Script key={attempt} execute={execute} pending={pending} script={script} />
  ) : null;
  return { element, getToken };
}
