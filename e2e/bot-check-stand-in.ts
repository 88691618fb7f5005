/**
 * The bot check's two scripts as the real ones behave, as far as the site can notice: the first queues what waits for it and
 * loads the second from another host; the second runs the queue, hangs its badge into the page, even when the visitor has
 * long been somewhere else, and hands out tokens for as long as the frame beside the badge is there.
 */
export const botCheckFirstStage = `(() => {
  const config = (window.___grecaptcha_cfg = window.___grecaptcha_cfg || {});
  const api = (window.grecaptcha = window.grecaptcha || {});
  api.ready = api.ready || ((callback) => (config.fns = config.fns || []).push(callback));
  const script = document.createElement('script');
  script.async = true;
  script.crossOrigin = 'anonymous';
  script.src = 'https://www.gstatic.com/recaptcha/releases/stand-in/recaptcha__en.js';
  const first = document.getElementsByTagName('script')[0];
  first.parentNode.insertBefore(script, first);
})()`;

/**
 * @param answer what a token is asked with, as the text of a function; the real one answers with a promise
 * @param place what the badge with its frame is hung into, as the text of an expression
 */
export function botCheckSecondStage(
  answer = '({ action }) => Promise.resolve(action + ":" + crypto.randomUUID())',
  place = 'document.body',
): string {
  return `(() => {
    const api = (window.grecaptcha = window.grecaptcha || {});
    const holder = document.createElement('div');
    api.execute = (client, options) =>
      (${answer})(options).then((token) => holder.isConnected ? token : new Promise(() => {}));
    api.ready = (callback) => callback();
    for (const callback of (window.___grecaptcha_cfg || {}).fns || []) callback();
    holder.innerHTML = '<div class="grecaptcha-badge" style="position: fixed; bottom: 14px; right: -186px; width: 256px; height: 60px; box-shadow: gray 0 0 5px">protected by reCAPTCHA</div><iframe hidden></iframe>';
    ${place}.append(holder);
  })()`;
}
