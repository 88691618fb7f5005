/**
 * The settings that every page needs. Each comes from `data/settings.json`, or from the environment, which wins (next.config.ts). The build
 * checks them by `services/`. NEXT: it replaces only a full `process.env.NAME` by its value, so each name is written in full.
 */

/** True only in a preview (`npm start`). Enquiries then go to the local outbox. */
export const preview = process.env.NEXT_PUBLIC_PREVIEW === '1';

/** How guests reach the business. The defaults are an address under .example and a number reserved for fiction. */
export const contactEmail = process.env.NEXT_PUBLIC_CONTACT_EMAIL || 'bookings@boat-adventures.example';
export const contactPhone = process.env.NEXT_PUBLIC_CONTACT_PHONE || '0491 570 156';

const whatsAppNumber = process.env.NEXT_PUBLIC_CONTACT_WHATSAPP;
/** The address of a chat with the business (https://faq.whatsapp.com/5913398998672934). Empty without a number. */
export const whatsAppAddress = whatsAppNumber ? `https://wa.me/${whatsAppNumber}` : '';
