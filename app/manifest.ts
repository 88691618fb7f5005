import type { MetadataRoute } from 'next';
import { paperColour, site, wordmark } from '@/site/content/site';
import { language } from '@/site/words/country';

export const dynamic = 'force-static';

export default function manifest(): MetadataRoute.Manifest {
  return {
    name: site.name,
    short_name: wordmark.first,
    description: site.description,
    lang: language,
    start_url: '/',
    display: 'browser',
    background_color: paperColour,
    theme_color: paperColour,
    icons: [
      { src: '/app-icons/192.png', sizes: '192x192', type: 'image/png' },
      { src: '/app-icons/512.png', sizes: '512x512', type: 'image/png' },
      {
        src: '/app-icons/512-maskable.png',
        sizes: '512x512',
        type: 'image/png',
        purpose: 'maskable',
      },
    ],
  };
}
