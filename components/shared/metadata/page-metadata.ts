import type { Metadata } from 'next';
import { findPage } from '@/site/content/pages';
import { sharePath } from '@/site/content/picture-address';
import { site } from '@/site/content/site';
import { shareSize } from '@/site/facts/picture-files';
import { language } from '@/site/words/country';

export function pageMetadata(path: string): Metadata {
  const { title, description, picture } = findPage(path);
  const image = { url: sharePath(path), alt: picture.alt };
  return {
    title,
    description,
    alternates: { canonical: path },
    openGraph: {
      type: 'website',
      locale: language.replace('-', '_'),
      siteName: site.name,
      title,
      description,
      url: path,
      images: [{ ...image, ...shareSize }],
    },
    // NEXT: without a picture of its own it has that of Open Graph, with a size
    // that X does not read.
    twitter: { card: 'summary_large_image', images: [image] },
  };
}
