import type { Service } from './service';

const visits = 'https://*.google-analytics.com';
export const analyticsLibrary = 'https://www.googletagmanager.com';

/** Google Analytics 4, which counts visits (https://analytics.google.com). */
export const analytics = {
  name: 'Google Analytics',
  policy: {
    onlyWith: 'NEXT_PUBLIC_GA_ID',
    sources: () => ({
      'img-src': [visits, analyticsLibrary],
      'connect-src': [
        visits,
        'https://*.analytics.google.com',
        analyticsLibrary,
      ],
      'script-src': [analyticsLibrary],
    }),
    // As GoogleAnalytics of @next/third-parties adds it, to the letter. After an
    // update of that package the journeys of 5.1 say whether it still does.
    startScript: (id) => `
          window['dataLayer'] = window['dataLayer'] || [];
          function gtag(){window['dataLayer'].push(arguments);}
          gtag('js', new Date());

          gtag('config', '${id}' );`,
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
