import { attribute, type Edit, type Element, type ExportedPage, place } from '../elements';

/**
 * Names the first picture of a page in its head, in the format and crop that will be shown, before the browser meets it in
 * the body. The place is after the viewport's line: before it a phone does not know its width and fetches the crop of a
 * desktop. React's own `preload` would do the same for every page that is only fetched ahead, and so fetch all their pictures.
 *
 * @returns no change for a page without a picture of high priority; nothing when that picture is written in an unknown way
 */
export function preloadFirstPicture({ elements }: ExportedPage): Edit[] | undefined {
  const image = elements.find(
    (element) => element.tagName === 'img' && attribute(element, 'fetchpriority') === 'high',
  );
  if (!image) return [];
  const sources = elements.filter(
    (element) =>
      element.tagName === 'source' &&
      element.parentNode === image.parentNode &&
      attribute(element, 'type') === 'image/avif',
  );
  const viewport = elements.find((element) => attribute(element, 'name') === 'viewport');
  if (!sources.length || !viewport) return undefined;
  const { end } = place(viewport);
  return [{ start: end, end, text: sources.map((source) => hint(source, sources)).join('') }];
}

/** A source without a condition is for all screens that no other one is for. */
function hint(source: Element, sources: readonly Element[]): string {
  const own = attribute(source, 'media');
  const others = sources.map((other) => attribute(other, 'media')).find(Boolean);
  const media = own ?? (others && `not all and ${others}`);
  return (
    `<link rel="preload" as="image" type="image/avif" fetchpriority="high"` +
    ` imagesrcset="${written(source, 'srcset')}" imagesizes="${written(source, 'sizes')}"` +
    `${media ? ` media="${media}"` : ''}/>`
  );
}

function written(element: Element, name: string): string {
  return (attribute(element, name) ?? '').replaceAll('&', '&amp;').replaceAll('"', '&quot;');
}
