import { useEffect, useState } from 'react';
import {
  GoogleReCaptchaProvider,
  useGoogleReCaptcha,
} from 'react-google-recaptcha-v3';
import { previewToken, recaptchaSiteKey } from '@/site/services/recaptcha';
import { isGoogles, removeScripts } from './google-scripts';
import { type Check, dropCheck, onCheck } from './token';

/** The invisible bot check: Google's script and its badge. */
export function BotCheck() {
  const [drawn, setDrawn] = useState<Check>();
  useEffect(() => {
    onCheck(setDrawn);
    const onLoad = ({ target }: Event) => {
      if (isGoogles(target)) target.toggleAttribute('data-loaded', true);
    };
    const onError = ({ target }: Event) => {
      if (isGoogles(target)) dropCheck();
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

/** Passes the library's function out of its context, once it works. */
function Connection({ pass }: Pick<Check, 'pass'>) {
  const { executeRecaptcha } = useGoogleReCaptcha();
  useEffect(() => {
    if (executeRecaptcha) pass(executeRecaptcha);
  }, [executeRecaptcha, pass]);
  return null;
}
