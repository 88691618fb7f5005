import type { MetadataRoute } from 'next';
import { jpegAddress } from '@/components/shared/photo/picture-address';
import { siteUrl } from '@/site/page-settings';
import { pages, pageUrl } from '@/site/pages';

export const dynamic = 'force-static';

export default function sitemap(): MetadataRoute.Sitemap {
  return pages.map(({ path, pictures, updated }) => ({
    url: pageUrl(path),
    lastModified: updated,
    images: pictures.map(({ name }) => xml(new URL(jpegAddress(name), siteUrl).href)),
  }));
}

/** Escapes an address for XML. NEXT: it does not do so itself. A signed query has '&' in it. */
const xml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
