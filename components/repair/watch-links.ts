/**
 * The events when the page of the pressed link has come, and when it does not.
 */
export const ARRIVED = 'arrived';
export const ABSENT = 'absent';

/**
 * Says when the page of a pressed link is slow or does not come (`data-wait`,
 * help-words.tsx), and loads it whole. An early script.
 * @param delay milliseconds until it says so
 * @param patience milliseconds until each try to load the page
 * @param most how many there are
 */
export function watchLinks(
  delay: number,
  patience: number,
  most: number,
  arrived: string,
  absent: string,
) {
  const { dataset } = document.documentElement;
  let slow: ReturnType<typeof setTimeout>;
  let trying: ReturnType<typeof setInterval>;
  let tries = 0;

  const stop = () => {
    tries = 0;
    clearTimeout(slow);
    clearInterval(trying);
    for (const flag of ['going', 'leaving', 'wait'] as const)
      delete dataset[flag];
  };
  const sayAbsent = () => {
    stop();
    tries = 1;
    dataset.wait = 'absent';
    // It must not cover the pressed link.
    document.querySelector('a:focus')?.scrollIntoView({ block: 'nearest' });
  };
  // Tries until the document comes, but not while an enquiry is being sent.
  const giveUp = () => {
    if ('sending' in dataset) return;
    if (tries++ === most) sayAbsent();
    else if (!('leaving' in dataset)) window.reloadOnce();
  };

  // While style files hang, the browser follows a link: the router would show a
  // page without its styles. The HTML of a page has them.
  addEventListener(
    'click',
    (event) => {
      const link =
        event.target instanceof Element &&
        event.target.closest('a[href^="/"]:not([data-ask])');
      const sheets = [
        ...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]'),
      ];
      if (link && sheets.some(({ sheet }) => !sheet)) event.stopPropagation();
    },
    true,
  );

  addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest('a');
    if (!link || link.origin !== location.origin) return;
    const offer = 'ask' in link.dataset;
    if (offer) event.preventDefault();
    // NEXT: the router has prevented the default of what it handles, before the
    // window hears of the press.
    if (!event.defaultPrevented) return;
    // While the router tries, another press changes nothing. A document may end
    // without a page, so it is tried again.
    const again = offer || 'leaving' in dataset || tries > 0;
    if (link.href === dataset.going && !again) return;
    stop();
    if (link.pathname === location.pathname && !offer) return;
    dataset.going = link.href;
    slow = setTimeout(() => {
      dataset.wait = 'slow';
    }, delay);
    trying = setInterval(giveUp, patience);
    if (again) giveUp();
  });
  addEventListener(absent, sayAbsent);
  for (const type of [arrived, 'popstate']) addEventListener(type, stop);
  // The browser may show this document again on Back.
  addEventListener('pageshow', ({ persisted }) => persisted && stop());
}
