import { recaptchaScripts } from '../../site/services/recaptcha';

const [first, second] = recaptchaScripts;
/** The addresses of its two scripts. */
export const BOT_CHECK = `${first}api.js*`;
export const BOT_CHECK_SECOND_STAGE = `${second}releases/**`;

/**
 * Mock of the bot check: the first script queues callbacks and loads the second
 * from another host, which runs the queue and adds its badge.
 */
export const botCheckFirstStage = `(() => {
  const config = (window.___grecaptcha_cfg = window.___grecaptcha_cfg || {});
  const api = (window.grecaptcha = window.grecaptcha || {});
  api.ready = api.ready || ((callback) => (config.fns = config.fns || []).push(callback));
  const script = document.createElement('script');
  script.async = true;
  script.crossOrigin = 'anonymous';
  script.src = '${second}releases/stand-in/recaptcha__en.js';
  document.head.append(script);
})()`;

/** @param answer source of the function that returns a token as a promise */
export const botCheckSecondStage = (
  answer = '({ action }) => Promise.resolve(action + ":" + crypto.randomUUID())',
) => `(() => {
    const api = (window.grecaptcha = window.grecaptcha || {});
    const holder = document.createElement('div');
    api.execute = (client, options) => (${answer})(options);
    api.ready = (callback) => callback();
    for (const callback of (window.___grecaptcha_cfg || {}).fns || []) callback();
    holder.innerHTML = '<div class="grecaptcha-badge" style="position: fixed; bottom: 14px; right: -186px; width: 256px; height: 60px; box-shadow: gray 0 0 5px">protected by reCAPTCHA</div><iframe hidden></iframe>';
    document.body.append(holder);
  })()`;
