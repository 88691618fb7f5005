import { pages, pageUrl } from '@/site/content/pages';
import { jpegAddress } from '@/site/content/picture-address';
import { siteUrl } from '@/site/content/settings';

/**
 * The pages for search engines, each with its pictures last, as the schema
 * wants. NEXT: its own sitemap does not, and escapes nothing.
 */
export function sitemapText(): string {
  const entries = pages.map(({ path, pictures }) => {
    const images = pictures.map(
      (picture) => new URL(jpegAddress(picture), siteUrl).href,
    );
    return `<url>
<loc>${xml(pageUrl(path))}</loc>
${images.map((image) => `<image:image><image:loc>${xml(image)}</image:loc></image:image>\n`).join('')}</url>
`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
${entries.join('')}</urlset>
`;
}

/** Escapes an address for XML. A signed query has '&' in it. */
const xml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
