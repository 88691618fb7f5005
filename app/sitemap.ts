import type { MetadataRoute } from 'next';
import { siteUrl } from '@/site/page-settings';
import { pages, pageUrl } from '@/site/pages';
import { jpegAddress } from '@/site/picture-address';

export const dynamic = 'force-static';

export default function sitemap(): MetadataRoute.Sitemap {
  return pages.map(({ path, pictures, updated }) => ({
    url: pageUrl(path),
    lastModified: updated,
    images: pictures.map((picture) => xml(new URL(jpegAddress(picture), siteUrl).href)),
  }));
}

/** Escapes an address for XML. NEXT: it does not do so itself. A signed query has '&' in it. */
const xml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
