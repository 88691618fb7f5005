/**
 * The settings of one build, from the environment or `.env.local`. The site reads `process.env` only here, in `page-settings.ts`
 * and `enquiry-settings.ts`, whose values are not in the scripts of every page, and in `next.config.ts`. All are optional for a
 * preview. `tools/build/check-settings.ts` checks their format before the build, so the browser needs no checks. NEXT: it replaces
 * only a full `process.env.NAME` by its value, so each name is written in full.
 */

/** True only in a preview (`npm start`). Enquiries then go to the local outbox. */
export const preview = process.env.NEXT_PUBLIC_PREVIEW === '1';

/** The GA4 measurement id ('G-…'). Empty means no analytics. */
export const gaId = process.env.NEXT_PUBLIC_GA_ID || '';

/**
 * The e-mail address and telephone number of the business. The defaults are an address under .example and a number reserved for
 * fiction. next.config.ts formats the number in groups.
 */
export const contactEmail = process.env.NEXT_PUBLIC_CONTACT_EMAIL || 'bookings@boat-adventures.example';
export const contactPhone = process.env.NEXT_PUBLIC_CONTACT_PHONE || '0491 570 156';

const whatsAppNumber = process.env.NEXT_PUBLIC_CONTACT_WHATSAPP;
/**
 * The address of a chat with the business (https://faq.whatsapp.com/5913398998672934). Empty without a number. next.config.ts
 * reduces the number to its digits.
 */
export const whatsAppAddress = whatsAppNumber ? `https://wa.me/${whatsAppNumber}` : '';
