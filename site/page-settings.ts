/** The settings (see `settings.ts`) that only the HTML needs. They have their own file, so that no script contains them. */

/** The address of the site without a final slash. Addresses in link previews and sitemaps start with it. */
export const siteUrl = (process.env.NEXT_PUBLIC_SITE_URL || 'http://localhost:3000').replace(/\/+$/, '');

/** The id of this build. The build sets it; `next dev` has none. */
export const buildId = process.env.SITE_BUILD_ID || '';

/** The address of the picture container without a final slash, and its signed read-only query. */
export const imageBaseUrl = (process.env.NEXT_PUBLIC_IMAGE_BASE_URL || '').replace(/\/+$/, '');
export const imageQuery = (process.env.NEXT_PUBLIC_IMAGE_QUERY || '').replace(/^\?/, '');
