import type { Metadata } from 'next';
import { findPage, sharePath } from '@/data/functions/pages';
import { shareSize } from '@/data/functions/picture-files';
import { site } from '@/data/site';

/**
 * The metadata of a page: description, canonical address and Open Graph preview, which Next copies for Twitter. `PageData` has
 * the title.
 * @param path the page's path, such as '/about'
 * @throws Error when there is no such page
 */
export function pageMetadata(path: string): Metadata {
  const { title, description, picture } = findPage(path);
  return {
    description,
    alternates: { canonical: path },
    openGraph: {
      type: 'website',
      locale: 'en_AU',
      siteName: site.name,
      title,
      description,
      url: path,
      images: [{ url: sharePath(path), ...shareSize, alt: picture.alt, type: 'image/jpeg' }],
    },
    twitter: { card: 'summary_large_image' },
  };
}
