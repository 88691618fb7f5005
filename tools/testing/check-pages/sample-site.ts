import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';

const SITE = 'https://boats.example';
const ref = (id: string) => ({ '@id': `${SITE}/#${id}` });
const offer = (price: number) => ({ '@type': 'Offer', price, priceCurrency: 'AUD', seller: ref('business') });

const business = {
  '@type': 'LocalBusiness',
  ...ref('business'),
  name: 'Boats',
  url: SITE,
  telephone: '+61491570156',
  email: 'ask@boats.example',
  priceRange: '$',
  address: {
    '@type': 'PostalAddress',
    streetAddress: 'Harbour',
    addressLocality: 'Bay',
    addressRegion: 'QLD',
    postalCode: '4819',
    addressCountry: 'AU',
  },
  geo: { '@type': 'GeoCoordinates', latitude: -19, longitude: 146 },
};
const website = {
  '@type': 'WebSite',
  ...ref('website'),
  name: 'Boats',
  url: SITE,
  publisher: ref('business'),
};

type Sample = {
  path: string;
  name: string;
  words: string;
  kind?: string;
  mainEntity?: object;
  things?: object[];
};

const samples: readonly Sample[] = [
  { path: '/', name: 'Home', words: '<h2 id="tours">Tours</h2><a href="/tours/fishing">Fishing</a>' },
  {
    path: '/faq',
    name: 'FAQ',
    words: '<details><summary><h2>Why?</h2></summary><p>Because.</p><p>So.</p></details>',
    kind: 'FAQPage',
    mainEntity: [
      { '@type': 'Question', name: 'Why?', acceptedAnswer: { '@type': 'Answer', text: 'Because. So.' } },
    ],
  },
  {
    path: '/tours/fishing',
    name: 'Fishing',
    words: '<p>Early.</p><p>From $100</p>',
    mainEntity: ref('trip'),
    things: [
      {
        '@type': 'TouristTrip',
        ...ref('trip'),
        name: 'Fishing',
        description: 'Early.',
        image: `${SITE}/share.jpg`,
        provider: ref('business'),
        offers: offer(100),
      },
    ],
  },
  {
    path: '/boat-hire',
    name: 'Hire',
    words: '<p>All day.</p><b>$280</b>',
    mainEntity: ref('hire'),
    things: [
      {
        '@type': 'Product',
        ...ref('hire'),
        name: 'Hire',
        description: 'All day.',
        image: `${SITE}/share.jpg`,
        offers: offer(280),
      },
    ],
  },
];

/** Writes a small site in which the checker finds nothing wrong, so that a test can plant one fault at a time. */
export async function writeSampleSite(folder: string): Promise<void> {
  const png = (size: number) =>
    sharp({ create: { width: size, height: size, channels: 3, background: 'white' } })
      .png()
      .toBuffer();
  const share = sharp({ create: { width: 1200, height: 630, channels: 3, background: 'white' } });
  const sitemap = samples.map(
    ({ path }) =>
      `<url><loc>${address(path)}</loc><image:loc>${SITE}/192.png?a=1&amp;b=2</image:loc><lastmod>2026-11-21</lastmod></url>`,
  );
  const files: Readonly<Record<string, string | Buffer>> = {
    ...Object.fromEntries(samples.map((sample) => [`${sample.path.slice(1) || 'index'}.html`, page(sample)])),
    '404.html':
      '<html lang="en-AU"><head><meta name="robots" content="noindex"><title>No</title></head><body><h1>No</h1><a href="/">Home</a></body></html>',
    'faq/index.html': 'the second place of a page',
    'share.jpg': await share.jpeg().toBuffer(),
    '192.png': await png(192),
    '512.png': await png(512),
    'favicon.ico': await png(32),
    'manifest.webmanifest': JSON.stringify({
      theme_color: '#ffffff',
      icons: [
        { src: '/192.png', sizes: '192x192' },
        { src: '/512.png', sizes: '512x512', purpose: 'maskable' },
      ],
    }),
    'sitemap.xml': sitemap.join('\n'),
    'robots.txt': `User-Agent: *\nAllow: /\n\nSitemap: ${SITE}/sitemap.xml\n`,
    'llms.txt': samples.map(({ name, path }) => `- [${name}](${address(path)}): words`).join('\n'),
    '.well-known/security.txt': `Contact: mailto:ask@boats.example\nExpires: 2999-01-01T00:00:00Z\nCanonical: ${SITE}/.well-known/security.txt\n`,
  };
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
}

const address = (path: string) => SITE + (path === '/' ? '' : path);

function page(sample: Sample): string {
  const { path, name, words } = sample;
  const above = path.startsWith('/tours/') ? '<li><a href="/#tours">Tours</a></li>' : '';
  const trail =
    path === '/'
      ? ''
      : `<nav aria-label="Breadcrumbs"><ol><li><a href="/">Home</a></li>${above}<li><span>${name}</span></li></ol></nav>`;
  const meta = (kind: 'name' | 'property', of: string, content: string) =>
    `<meta ${kind}="${of}" content="${content}">`;
  const head = [
    `<title>${name} | Boats</title>`,
    `<link rel="canonical" href="${address(path)}"><link rel="manifest" href="/manifest.webmanifest">`,
    '<link rel="icon" href="/192.png"><link rel="apple-touch-icon" href="/192.png">',
    meta('name', 'theme-color', '#ffffff'),
    meta('name', 'description', `About ${name}`),
    meta('property', 'og:title', `${name} | Boats`),
    meta('property', 'og:description', `About ${name}`),
    meta('property', 'og:url', address(path)),
    meta('property', 'og:locale', 'en_AU'),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', 'Boats'),
    meta('property', 'og:image', `${SITE}/share.jpg`),
    meta('property', 'og:image:width', '1200'),
    meta('property', 'og:image:height', '630'),
    meta('property', 'og:image:alt', 'White'),
    meta('name', 'twitter:card', 'summary_large_image'),
    meta('name', 'twitter:image', `${SITE}/share.jpg`),
    meta('name', 'twitter:image:alt', 'White'),
  ];
  return `<!DOCTYPE html><html lang="en-AU"><head>${head.join('')}</head><body><h1>${name}</h1>${trail}${words}<img src="/192.png" alt="" width="1" height="1"><footer>Boats, Harbour, <a href="tel:+61491570156">0491 570 156</a> ask@boats.example</footer><script type="application/ld+json">${JSON.stringify(graph(sample))}</script></body></html>`;
}

function graph({ path, name, kind = 'WebPage', mainEntity, things = [] }: Sample): object {
  const steps = path.startsWith('/tours/') ? [['Tours', '/#tours']] : [];
  const trail = [['Home', '/'], ...steps, [name, path]].map(([step, to = ''], index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: step,
    item: address(to),
  }));
  return {
    '@context': 'https://schema.org',
    '@graph': [
      business,
      website,
      {
        '@type': kind,
        ...ref('page'),
        isPartOf: ref('website'),
        about: ref('business'),
        ...(path !== '/' && { breadcrumb: ref('trail') }),
        ...(mainEntity && { mainEntity }),
      },
      ...(path === '/' ? [] : [{ '@type': 'BreadcrumbList', ...ref('trail'), itemListElement: trail }]),
      ...things,
    ],
  };
}
