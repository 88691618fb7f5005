/**
 * Names the first picture of a page in its head, in the format and crop that will be shown, before the parser meets the
 * body; after the line that makes a phone's width known, else it would fetch the crop of a desktop. React's own `preload` would do the same for every page that is only fetched ahead, and so fetch all their pictures.
 *
 * @returns the page's new HTML; a page without a picture of high priority as it was
 */
export function preloadFirstPicture(html: string): string {
  const [, sources] = html.match(/<picture[^>]*>((?:<source[^>]*>)*)<img[^>]* fetchPriority="high"/) ?? [];
  if (!sources) return html;
  const avif = [...sources.matchAll(/<source[^>]*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => tag.includes('image/avif'));
  const media = avif.map((tag) => attribute(tag, 'media')).find(Boolean);
  const hints = avif.map((tag) => {
    const shownAt = attribute(tag, 'media') ?? (media && `not all and ${media}`);
    return `<link rel="preload" as="image" type="image/avif" fetchpriority="high" imagesrcset="${attribute(tag, 'srcSet')}" imagesizes="${attribute(tag, 'sizes')}"${shownAt ? ` media="${shownAt}"` : ''}/>`;
  });
  return html.replace(/<meta name="viewport"[^>]*>/, (viewport) => viewport + hints.join(''));
}

function attribute(tag: string, name: string): string | undefined {
  return tag.match(new RegExp(` ${name}="([^"]*)"`, 'i'))?.[1];
}
