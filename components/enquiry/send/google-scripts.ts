/**
 * Removes Google's scripts, its badge and its object. The library's own
 * clean-up leaves the object, which it would ask for a token
 * (https://github.com/t49tran/react-google-recaptcha-v3/issues/183), and throws
 * where the badge is not two levels below <body>.
 */
export function removeScripts(): void {
  const scripts = [...document.scripts].filter(isGoogles);
  // Chromium would give a new request for a script the one that hangs. What
  // stops that one would end the page's own pictures and fonts too.
  const stops = isOnItsWay() && !isPageLoading();
  // In another document a script that comes late does not run.
  for (const script of scripts) new Document().adoptNode(script);
  if (stops) window.stop();
  const badge = document.querySelector('.grecaptcha-badge');
  const holder = badge?.parentElement;
  (holder === document.body ? badge : holder)?.remove();
  Reflect.deleteProperty(window, 'grecaptcha');
}

export const isGoogles = (node: unknown): node is HTMLScriptElement =>
  node instanceof HTMLScriptElement && node.src.includes('/recaptcha/');

/** Whether one of Google's scripts has been asked for and has not come. */
export const isOnItsWay = (): boolean =>
  [...document.scripts].some(
    (script) => isGoogles(script) && !script.matches('[data-loaded]'),
  );

const isPageLoading = () =>
  document.fonts.status === 'loading' ||
  [...document.images].some(
    ({ complete, loading, currentSrc }) =>
      !complete && (loading !== 'lazy' || currentSrc),
  );
