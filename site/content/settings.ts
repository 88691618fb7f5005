// The settings that only the HTML needs, from data/settings.json or the
// environment, which wins (next.config.ts). NEXT: it replaces only a full
// `process.env.NAME` by its value, so each name is written in full.

/** In a preview (`npm start`) enquiries go to the local outbox. */
export const preview = process.env.NEXT_PUBLIC_PREVIEW === '1';

/** Without a final slash. */
export const siteUrl =
  process.env.NEXT_PUBLIC_SITE_URL || 'http://localhost:3000';
