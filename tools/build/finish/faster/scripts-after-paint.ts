import { attribute, type Edit, type ExportedPage, place } from '../elements';

/**
 * Lets a page's scripts wait for its first paint: their `src` becomes `data-src`, which
 * components/frame/scripts-after-paint.ts turns back in their order. They are `async` before and after, so nothing relies
 * on when they run; without `src`, HTML does not allow the word. The hints to preload them are removed.
 *
 * @returns nothing when the page has no such script
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
