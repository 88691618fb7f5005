import type { EnquiryType } from './enquiry-form';
import { contactEmail, contactPhone } from './settings';

/** The telephone number without spaces and with its country code: visitors call from abroad too. 13 and 1800 numbers have none. */
export const dialledPhone = contactPhone.replaceAll(' ', '').replace(/^0/, '+61');

/** The telephone number as a link dials it. */
export const phoneAddress = `tel:${dialledPhone}` as const;

/** The telephone number as a link opens a text message to it. Only an Australian mobile is sure to take one. */
export const textAddress = dialledPhone.startsWith('+614') ? `sms:${dialledPhone}` : undefined;

/** How to reach us by telephone, to stand inside a sentence. */
export const callOrText = textAddress ? 'call or text' : 'call';
export const callTextOr = textAddress ? 'call, text or' : 'call or';

/** The e-mail address as a link opens it. */
export const emailAddress = `mailto:${contactEmail}` as const;

/**
 * The address of the contact page with the form filled in ahead.
 * @param type one of the form's enquiry types
 * @param tour the slug of the tour, only with the type Tour
 */
export function enquiryPath(type: EnquiryType, tour?: string): `/contact?${string}` {
  return `/contact?type=${encodeURIComponent(type)}${tour ? `&tourId=${encodeURIComponent(tour)}` : ''}`;
}
