/** The settings (see `settings.ts`) that only the HTML needs. They have their own file, so that no script contains them. */

/** The address of the site without a final slash. */
export const siteUrl = (process.env.NEXT_PUBLIC_SITE_URL || 'http://localhost:3000').replace(/\/+$/, '');

/** The id of this build. The build sets it; `next dev` has none. */
export const buildId = process.env.SITE_BUILD_ID || '';
