import type { ContentOf } from '../../data/schema/files';
import telephoneFile from '../../data/telephone.json' with { type: 'json' };

const words: ContentOf<'data/telephone.json'> = telephoneFile;

/**
 * How guests reach the business (see `settings.ts`). The defaults are an
 * address under .example and a number reserved for fiction.
 */
export const contactEmail =
  process.env.NEXT_PUBLIC_CONTACT_EMAIL || 'bookings@boat-adventures.example';
export const contactPhone =
  process.env.NEXT_PUBLIC_CONTACT_PHONE || '0491 570 156';
const whatsAppNumber = process.env.NEXT_PUBLIC_CONTACT_WHATSAPP;

/**
 * The telephone number without spaces and with its country code, for calls from
 * abroad. (13 and 1800 numbers have no code.)
 */
export const dialledPhone = contactPhone
  .replaceAll(' ', '')
  .replace(/^0/, '+61');

export const emailAddress = `mailto:${contactEmail}` as const;
export const phoneAddress = `tel:${dialledPhone}` as const;
/**
 * The address of a chat with the business
 * (https://faq.whatsapp.com/5913398998672934). Empty without a number.
 */
export const whatsAppAddress = whatsAppNumber
  ? `https://wa.me/${whatsAppNumber}`
  : '';
/** Only an Australian mobile number is sure to receive text messages. */
export const textAddress = dialledPhone.startsWith('+614')
  ? `sms:${dialledPhone}`
  : undefined;

/** How to reach us by telephone, for the middle of a sentence. */
export const callOrText = textAddress ? words.callOrText : words.call;
export const callTextOr = textAddress ? words.callTextOr : words.callOr;
