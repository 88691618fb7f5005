import { useEffect, useState } from 'react';
import {
  GoogleReCaptchaProvider,
  useGoogleReCaptcha,
} from 'react-google-recaptcha-v3';
import { previewToken, recaptchaSiteKey } from '@/site/services/recaptcha';
import { isGoogles, isOnItsWay, removeScripts } from './google-scripts';

/**
 * How long a press waits for Google's script, in milliseconds: a quick visitor
 * must not fail while it is still loading.
 */
const SCRIPT_WAIT = 10_000;

type Execute = (action: string) => Promise<string>;

type Check = {
  key: number;
  execute: Promise<Execute>;
  pass: (execute: Execute) => void;
  /** Whether a press waits for a token of it, or has failed to get one. */
  isTaken: boolean;
};

/** The bot check for the next press. */
let check: Check | undefined;
let draw = (_: Check) => {};
let count = 0;

/** The invisible bot check: Google's script and its badge. */
export function BotCheck() {
  const [drawn, setDrawn] = useState<Check>();
  useEffect(() => {
    draw = setDrawn;
    if (check) setDrawn(check);
    else begin();
    const onLoad = ({ target }: Event) => {
      if (isGoogles(target)) target.toggleAttribute('data-loaded', true);
    };
    const onError = ({ target }: Event) => {
      if (isGoogles(target)) check = undefined;
    };
    // The library does not report that a script failed
    // (https://github.com/t49tran/react-google-recaptcha-v3/issues/157).
    document.addEventListener('load', onLoad, true);
    document.addEventListener('error', onError, true);
    return () => {
      document.removeEventListener('load', onLoad, true);
      document.removeEventListener('error', onError, true);
      removeScripts();
    };
  }, []);
  if (!drawn || !recaptchaSiteKey || previewToken) return null;
  return (
    <GoogleReCaptchaProvider
      key={drawn.key}
      reCaptchaKey={recaptchaSiteKey}
      scriptProps={{ async: true }}
    >
      <Connection pass={drawn.pass} />
    </GoogleReCaptchaProvider>
  );
}

/**
 * A token, good for two minutes and one use, so each press gets its own. Throws
 * an Error, or whatever the bot check rejects with. After that the next press
 * asks for Google's script anew, if the one on its way does not come.
 */
export async function getToken(): Promise<string> {
  if (previewToken) return previewToken;
  let current = check ?? begin();
  const isMissed = current.isTaken;
  // A script that an earlier press has missed may come now.
  let execute = !isMissed || isOnItsWay() ? await inTime(current) : undefined;
  if (!execute && isMissed) {
    current = begin();
    execute = await inTime(current);
  }
  if (!execute) throw new Error('reCAPTCHA not loaded');
  const token = await execute('submit_contact_form');
  if (!token) throw new Error('Failed to get reCAPTCHA token');
  current.isTaken = false;
  return token;
}

/** The check's function, if it comes in time. */
function inTime(taken: Check): Promise<Execute | undefined> {
  taken.isTaken = true;
  const late = new Promise<undefined>((resolve) => {
    setTimeout(resolve, SCRIPT_WAIT);
  });
  return Promise.race([taken.execute, late]);
}

/** Asks for Google's script, without what an earlier request has left. */
function begin(): Check {
  removeScripts();
  let pass = (_: Execute) => {};
  const execute = new Promise<Execute>((resolve) => {
    pass = resolve;
  });
  check = { key: ++count, execute, pass, isTaken: false };
  draw(check);
  return check;
}

/** Passes the library's function out of its context, once it works. */
function Connection({ pass }: Pick<Check, 'pass'>) {
  const { executeRecaptcha } = useGoogleReCaptcha();
  useEffect(() => {
    if (executeRecaptcha) pass(executeRecaptcha);
  }, [executeRecaptcha, pass]);
  return null;
}
