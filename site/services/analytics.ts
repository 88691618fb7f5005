import type { Service } from './services';

/** Google Analytics 4, which counts visits (https://analytics.google.com). */
export const analytics = {
  name: 'Google Analytics',
  sources: () => ({
    'img-src': ['https://*.google-analytics.com', 'https://www.googletagmanager.com'],
    'connect-src': [
      'https://*.google-analytics.com',
      'https://*.analytics.google.com',
      'https://www.googletagmanager.com',
    ],
    'script-src': ['https://www.googletagmanager.com'],
  }),
  startScript: {
    // NEXT: read from the installed package, because an update may change it.
    file: 'node_modules/@next/third-parties/dist/google/ga.js',
    read: (library, id) => {
      const [, template] = library.match(/__html: `([^`]*gtag\('config'[^`]*)`/) ?? [];
      const script = template
        ?.replace(/\$\{dataLayerName\}/g, 'dataLayer')
        .replace(/\$\{gaId\}/g, id)
        .replace(/\$\{debugMode \? .* : ''\}/, '');
      return script?.includes('${') ? undefined : script;
    },
  },
  settings: [
    {
      name: 'NEXT_PUBLIC_GA_ID',
      purpose: 'visitor statistics',
      valid: /^G-[A-Z0-9]{4,15}$/,
      rule: 'must be a measurement id of Google Analytics 4, such as G-AB12CD34EF',
      example: 'G-AB12CD34EF',
      without: 'there are no visitor statistics, and no cookies of theirs',
      optional: true,
    },
  ],
} satisfies Service;

/** The measurement id ('G-…'). Empty means no analytics. */
export const analyticsId = process.env.NEXT_PUBLIC_GA_ID || '';
