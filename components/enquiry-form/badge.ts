const BADGE = '.grecaptcha-badge';

let allowed = 0;
let observer: MutationObserver | undefined;

/**
 * Holds the number of the bot check's badges on the page: one on /contact, none elsewhere (section 2). Its script may arrive
 * after the visitor has left, or twice after a return, and puts up a badge each time; and the library's own clean-up throws
 * when the badge is not where it expects it, so ours goes first.
 */
export function allowBadges(count: 0 | 1): void {
  allowed = count;
  prune();
  observer ??= new MutationObserver(prune);
  observer.observe(document.body, { childList: true });
}

/** Out of sight and out of the library's hands, but alive: a token may still be on its way through its frame. */
export function hideBadge(): () => void {
  const badges = [...document.querySelectorAll<HTMLElement>(BADGE)];
  for (const badge of badges) {
    badge.className = '';
    badge.style.display = 'none';
  }
  return () => badges.forEach(remove);
}

function prune() {
  const badges = [...document.querySelectorAll(BADGE)];
  badges.slice(0, badges.length - allowed).forEach(remove);
}

/** With the holder that the script hangs it into the page in, and whatever else is in there. */
function remove(badge: Element) {
  const holder = badge.parentElement;
  (holder?.parentElement === document.body ? holder : badge).remove();
}
