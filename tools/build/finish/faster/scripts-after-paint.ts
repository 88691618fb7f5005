import { attribute, type Edit, type ExportedPage, place } from '../elements';

/**
 * Delays a page's scripts until its first paint: `src` becomes `data-src`, and components/frame/scripts-after-paint.ts turns it
 * back. NEXT: the scripts are `async`, so nothing relies on when they run. (`async` is removed too: HTML does not allow it without
 * `src`.) The preload hints for them are removed.
 *
 * @returns `undefined` when the page has no such script
 */
export function scriptsAfterPaint({ html, elements }: ExportedPage): Edit[] | undefined {
  const scripts = elements.filter(
    (element) =>
      element.tagName === 'script' &&
      attribute(element, 'async') !== undefined &&
      attribute(element, 'src')?.startsWith('/_next/'),
  );
  const hints = elements.filter(
    (element) =>
      element.tagName === 'link' &&
      attribute(element, 'rel') === 'preload' &&
      attribute(element, 'as') === 'script',
  );
  if (!scripts.length) return undefined;
  return [
    ...scripts.map(place).map(({ start, end }) => ({
      start,
      end,
      text: html.slice(start, end).replace(' src=', ' data-src=').replace(' async=""', ''),
    })),
    ...hints.map((link) => ({ ...place(link), text: '' })),
  ];
}
