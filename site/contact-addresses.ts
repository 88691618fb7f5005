import words from '../data/telephone.json' with { type: 'json' };
import type { EnquiryType } from './enquiry-fields';
import { contactEmail, contactPhone } from './settings';

/** The telephone number without spaces and with its country code, for calls from abroad. (13 and 1800 numbers have no code.) */
export const dialledPhone = contactPhone.replaceAll(' ', '').replace(/^0/, '+61');

export const emailAddress = `mailto:${contactEmail}` as const;
export const phoneAddress = `tel:${dialledPhone}` as const;
/** Only an Australian mobile number is sure to receive text messages. */
export const textAddress = dialledPhone.startsWith('+614') ? `sms:${dialledPhone}` : undefined;

/** How to reach us by telephone, for the middle of a sentence. */
export const callOrText = textAddress ? words.callOrText : words.call;
export const callTextOr = textAddress ? words.callTextOr : words.callOr;

/** The address of the contact page with a preselection. With the type Tour it may have the slug of a tour. */
export function enquiryPath(type: EnquiryType, tour?: string): `/contact?${string}` {
  return `/contact?type=${encodeURIComponent(type)}${tour ? `&tourId=${encodeURIComponent(tour)}` : ''}`;
}
