import words from '../../data/telephone.json' with { type: 'json' };

/** By default an address that nobody can have. */
export const contactEmail =
  process.env.NEXT_PUBLIC_CONTACT_EMAIL || 'bookings@boat-adventures.example';
const whatsAppNumber = process.env.NEXT_PUBLIC_CONTACT_WHATSAPP;

// Ready-made by `next.config.ts`: no page has the rules of numbers.
export const contactPhone = process.env.SITE_PHONE ?? '';
export const dialledPhone = process.env.SITE_PHONE_DIALLED ?? '';
const textedPhone = process.env.SITE_PHONE_TEXTED;

export const emailAddress = `mailto:${contactEmail}` as const;
export const phoneAddress = `tel:${dialledPhone}` as const;
/**
 * The address of a chat with the business
 * (https://faq.whatsapp.com/5913398998672934). Empty without a number.
 */
export const whatsAppAddress = whatsAppNumber
  ? `https://wa.me/${whatsAppNumber}`
  : '';
/** Only a mobile of the country is sure to receive text messages. */
export const textAddress = textedPhone ? `sms:${textedPhone}` : undefined;

/** How to reach us by telephone, for the middle of a sentence. */
export const callOrText = textAddress ? words.callOrText : words.call;
export const callTextOr = textAddress ? words.callTextOr : words.callOr;
