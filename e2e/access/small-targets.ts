/** Finds targets lower than `least` or narrower than 24 px, except links within a sentence. Runs in the page. */
export function smallTargets(least: number): string[] {
  const targets = document.querySelectorAll<HTMLElement>('a[href], button, summary, input, select, textarea');
  return [...targets].flatMap((target) => {
    if (!target.checkVisibility({ visibilityProperty: true }) || target.closest('[inert], .grecaptcha-badge'))
      return [];
    if (target.matches('.skip')) return [];
    const { width, height } = target.getBoundingClientRect();
    const words = target.textContent?.trim().length ?? 0;
    const sentence =
      target.parentElement?.matches('p, li, dd, small, aside') &&
      getComputedStyle(target).display === 'inline';
    const inSentence = sentence && (target.parentElement?.textContent?.trim().length ?? 0) > words;
    if (inSentence || (width >= 24 && height >= least)) return [];
    return [`too small: ${target.outerHTML.slice(0, 100)}: ${Math.round(width)} x ${Math.round(height)}`];
  });
}
