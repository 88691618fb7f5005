import { type ReactNode, useEffect, useLayoutEffect } from 'react';
import {
  GoogleReCaptchaProvider,
  useGoogleReCaptcha,
} from 'react-google-recaptcha-v3';
import { previewToken, recaptchaSiteKey } from '@/site/services/recaptcha';
import {
  type Execute,
  enquiryStore,
  setBotCheck,
  useEnquiryStore,
} from '../store';

/**
 * How long a press waits for Google's script, in milliseconds: a quick visitor
 * must not fail while it is still loading.
 */
const SCRIPT_WAIT = 10_000;

/**
 * Starts to load the invisible bot check, if it is not in the page, or owes a
 * token.
 */
export function startBotCheck(): void {
  if (
    enquiryStore().botCheck?.owes === false ||
    !recaptchaSiteKey ||
    previewToken
  )
    return;
  let drawn: ReactNode;
  const execute = new Promise<Execute>((onLoad, onError) => {
    // A new key loads it again.
    drawn = (
      <GoogleReCaptchaProvider
        key={Math.random()}
        reCaptchaKey={recaptchaSiteKey}
        scriptProps={{ async: true }}
      >
        <Connection onLoad={onLoad} onError={onError} />
      </GoogleReCaptchaProvider>
    );
  });
  execute.catch(() => setBotCheck(undefined));
  setBotCheck({ drawn, execute, owes: false });
}

/**
 * A token, good for two minutes and one use, so each press gets its own. Throws
 * an Error, or whatever the bot check rejects with.
 */
export async function getToken(): Promise<string> {
  if (previewToken) return previewToken;
  startBotCheck();
  const check = enquiryStore().botCheck;
  const late = new Promise<undefined>((resolve) =>
    setTimeout(resolve, SCRIPT_WAIT),
  );
  const execute = await Promise.race([check?.execute, late]).catch(
    () => undefined,
  );
  if (!check || !execute) {
    // A blocker's stub never works. The next press begins again, unless a
    // script is still on its way.
    if (check?.execute === enquiryStore().botCheck?.execute && !isLoading())
      setBotCheck(undefined);
    throw new Error('reCAPTCHA not loaded');
  }
  // A request for a token may hang.
  setBotCheck({ ...check, owes: true });
  const token = await execute('submit_contact_form');
  if (!token) throw new Error('Failed to get reCAPTCHA token');
  if (enquiryStore().botCheck?.execute === check.execute) setBotCheck(check);
  return token;
}

/** Google's scripts that have come. */
const come = new WeakSet<Element>();

const isGoogles = (node: unknown): node is HTMLScriptElement =>
  node instanceof HTMLScriptElement && node.src.includes('/recaptcha/');
const googleScripts = () => [...document.scripts].filter(isGoogles);

/**
 * Whether one of them is on its way. One that was requested twice hangs
 * (retry-failed-scripts.ts).
 */
const isLoading = () =>
  googleScripts().filter((script) => !come.has(script)).length === 1;

/** Stops a script that may still come: in another document it does not run. */
const stop = (script: HTMLScriptElement) => new Document().adoptNode(script);

const google = () =>
  (window as { grecaptcha?: { execute?: unknown } }).grecaptcha;

/** Passes the library's function out of its context, once it works. */
function Connection({
  onLoad,
  onError,
}: {
  onLoad: (execute: Execute) => void;
  onError: () => void;
}) {
  const { executeRecaptcha } = useGoogleReCaptcha();
  const { state, formOpen } = useEnquiryStore();

  useEffect(() => {
    // The library passes it on also when Google's script says that it is ready,
    // and is not.
    if (executeRecaptcha)
      google()?.execute ? onLoad(executeRecaptcha) : onError();
  }, [executeRecaptcha, onLoad, onError]);

  // The library does not report that a script failed
  // (https://github.com/t49tran/react-google-recaptcha-v3/issues/157).
  useEffect(() => {
    const check = ({ type, target }: Event) => {
      if (!isGoogles(target)) return;
      if (type === 'load') come.add(target);
      // A script that hangs was requested twice, and must not run twice.
      const others = googleScripts().filter(
        (other) => other !== target && other.src === target.src,
      );
      if (type === 'load') others.forEach(stop);
      else if (others.length) return;
      // After the first script has come, the second one is on its way.
      const goesOn =
        type === 'load' && target.src.includes('/api.js') && google();
      if (!goesOn && !google()?.execute) onError();
    };
    document.addEventListener('load', check, true);
    document.addEventListener('error', check, true);
    return () => {
      document.removeEventListener('load', check, true);
      document.removeEventListener('error', check, true);
    };
  }, [onError]);

  // Before the library cleans up.
  useLayoutEffect(() => removeBotCheck, []);

  // It goes after the form, once its script has loaded:
  // https://github.com/t49tran/react-google-recaptcha-v3/issues/195
  const unused = executeRecaptcha && !formOpen && state.status !== 'sending';
  useEffect(() => {
    if (unused) setBotCheck(undefined);
  }, [unused]);

  return null;
}

/**
 * Removes Google's scripts, its badge and its object. The library's own
 * clean-up leaves the scripts and the object. It throws where the badge is not
 * two levels below <body>.
 */
function removeBotCheck() {
  googleScripts().forEach(stop);
  const badge = document.querySelector('.grecaptcha-badge');
  const holder = badge?.parentElement;
  (holder === document.body ? badge : holder)?.remove();
  // The library would ask it for a token
  // (https://github.com/t49tran/react-google-recaptcha-v3/issues/183).
  Reflect.deleteProperty(window, 'grecaptcha');
}
