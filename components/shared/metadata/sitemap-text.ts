import { pages, pageUrl } from '@/site/pages';
import { jpegAddress } from '@/site/picture-address';
import { siteUrl } from '@/site/settings';

/**
 * The list of pages for search engines (https://www.sitemaps.org/protocol.html). Its schema allows other elements, such as pictures,
 * only at the end of a page. NEXT: its own sitemap writes the day after them, and does not escape addresses.
 */
export function sitemapText(): string {
  const entries = pages.map(({ path, pictures, updated }) => {
    const images = pictures.map((picture) => new URL(jpegAddress(picture), siteUrl).href);
    return `<url>
<loc>${xml(pageUrl(path))}</loc>
<lastmod>${updated}</lastmod>
${images.map((image) => `<image:image><image:loc>${xml(image)}</image:loc></image:image>\n`).join('')}</url>
`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
${entries.join('')}</urlset>
`;
}

/** Escapes an address for XML. A signed query has '&' in it. */
const xml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
