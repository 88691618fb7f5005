const BADGE = '.grecaptcha-badge';

let wanted = false;
let observer: MutationObserver | undefined;

/**
 * Keeps one badge of the bot check on the page, the newest. Google's script cannot be unloaded and adds a badge whenever it
 * arrives, after a return a second one (https://github.com/t49tran/react-google-recaptcha-v3/issues/195).
 */
export function keepNewestBadge(): void {
  wanted = true;
  observer ??= new MutationObserver(prune);
  observer.observe(document.body, { childList: true });
  prune();
}

/**
 * Removes the badges, also those that arrive later. The library's own clean-up throws where it does not find the badge in the
 * place that it expects, so it must not find one.
 * @param token that may still be on its way through the frame beside a badge: until then the badge is only hidden
 */
export function removeBadges(token: Promise<unknown> = Promise.resolve()): void {
  wanted = false;
  for (const badge of badges()) {
    badge.className = '';
    badge.style.display = 'none';
    token.catch(() => {}).finally(() => remove(badge));
  }
}

function prune() {
  const found = badges();
  if (wanted) found.pop();
  found.forEach(remove);
}

const badges = () => [...document.querySelectorAll<HTMLElement>(BADGE)];

/** Removes a badge with the element in which Google's script adds it to the page. */
function remove(badge: Element) {
  const holder = badge.parentElement;
  if (holder !== document.body) holder?.remove();
  else badge.remove();
}
