import { type RefObject, useEffect, useLayoutEffect } from 'react';
import { GoogleReCaptchaProvider, useGoogleReCaptcha } from 'react-google-recaptcha-v3';
import { recaptchaSiteKey } from '@/data/enquiry-settings';
import { allowBadges, hideBadge } from './badge';
import { waitFor } from './wait-for';

export type Execute = (action: string) => Promise<string>;
export type ScriptState = 'absent' | 'loading' | 'loaded' | 'failed';

type BotCheckScriptProps = {
  execute: RefObject<Execute | undefined>;
  pending: RefObject<number>;
  script: RefObject<ScriptState>;
};

/** The library, which loads Google's script and shows the badge while it is on the page. Each attempt is a new one of these. */
export function BotCheckScript(connection: BotCheckScriptProps) {
  return (
    <GoogleReCaptchaProvider reCaptchaKey={recaptchaSiteKey} scriptProps={{ async: true }}>
      <Connection {...connection} />
    </GoogleReCaptchaProvider>
  );
}

/** Hands the library's function out of its context, and keeps the badge to this page. */
function Connection({ execute, pending, script }: BotCheckScriptProps) {
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

  // A layout effect is done, and undone, before the library's effects are.
  useLayoutEffect(() => {
    // What an earlier pair of its scripts left behind belongs to a frame that is gone, and the library would ask it for a token.
    Reflect.deleteProperty(window, 'grecaptcha');
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
