const BADGE = '.grecaptcha-badge';

let allowed = 0;
let observer: MutationObserver | undefined;

/**
 * Keeps at most so many badges of the bot check on the page: one on /contact, none elsewhere. Google's script may arrive after
 * the visitor has left, or twice after a return, and adds a badge each time. The library's own clean-up throws when the badge
 * is not where it expects it, so ours runs first.
 */
export function allowBadges(count: 0 | 1): void {
  allowed = count;
  prune();
  observer ??= new MutationObserver(prune);
  observer.observe(document.body, { childList: true });
}

/**
 * Hides the badges from the visitor and from the library, but keeps them: a token may still be on its way through their frame.
 * Returns a function that removes them.
 */
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

/** Removes a badge with the element in which Google's script adds it to the page, and all else in there. */
function remove(badge: Element) {
  const holder = badge.parentElement;
  (holder?.parentElement === document.body ? holder : badge).remove();
}
