/**
 * The settings of one build, from the environment or `.env.local`; the site reads `process.env` only here and, for what
 * stays out of every page's scripts, in `page-settings.ts` (what is written into the pages) and `enquiry-settings.ts`.
 * All are optional for a preview. Their forms are checked before the build starts (`tools/build/check-settings.ts`), so
 * that no checking code reaches the browser. Each name is written out, because Next replaces `process.env.NAME`
 * by its value only where it stands in full.
 */

/** True only in the build that `npm start` serves. Enquiries then go to the local outbox. */
export const preview = process.env.NEXT_PUBLIC_PREVIEW === '1';

/** The GA4 measurement id ('G-…'); empty means no analytics at all. */
export const gaId = process.env.NEXT_PUBLIC_GA_ID || '';

/**
 * Where enquiries go. Until the owner sets them: an address under .example and a number reserved for fiction.
 * The build puts the number into groups (next.config.ts).
 */
export const contactEmail = process.env.NEXT_PUBLIC_CONTACT_EMAIL || 'bookings@boat-adventures.example';
export const contactPhone = process.env.NEXT_PUBLIC_CONTACT_PHONE || '0491 570 156';
