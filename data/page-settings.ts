/** The settings (see `settings.ts`) that are only written into the pages: in a file of their own they stay out of the scripts. */

/** Where the site will live, without a slash at the end; addresses in previews and sitemaps start with it. */
export const siteUrl = (process.env.NEXT_PUBLIC_SITE_URL || 'http://localhost:3000').replace(/\/+$/, '');

/** The blob container that serves the pictures, without a slash at the end, and its signed read-only query. */
export const imageBaseUrl = (process.env.NEXT_PUBLIC_IMAGE_BASE_URL || '').replace(/\/+$/, '');
export const imageQuery = (process.env.NEXT_PUBLIC_IMAGE_QUERY || '').replace(/^\?/, '');
