import { init, send } from '@emailjs/browser';
import { dateInWords } from '@/site/calendar-day';
import type { EmailField } from '@/site/email-fields';
import {
  emailjsOrigin,
  emailjsPublicKey,
  emailjsServiceId,
  emailjsTemplateId,
} from '@/site/services/emailjs';
import { contactEmail } from '@/site/settings';
import type { Enquiry, TourChoice } from '../enquiry';
import { oneLine, subjectOf, tourName } from '../result/fallback';

/**
 * Sends the e-mail. Resolves after a successful status. Only this file uses EmailJS.
 * @throws the rejection of the library: an error, a status with its text, or a string
 */
export async function sendEmail(...parts: Parameters<typeof emailPayload>): Promise<void> {
  init({ publicKey: emailjsPublicKey }, emailjsOrigin);
  await send(emailjsServiceId, emailjsTemplateId, emailPayload(...parts));
}

/** The fields of the e-mail. The date is in words, because 3/4 is ambiguous. */
export function emailPayload(
  enquiry: Enquiry,
  tours: readonly TourChoice[],
  token: string,
): Record<EmailField, string | boolean> {
  const tour = tourName(enquiry, tours);
  const date = dateInWords(enquiry.preferredDate);
  return {
    to_email: contactEmail,
    from_name: oneLine(enquiry.name),
    subject: subjectOf(enquiry),
    message: enquiry.message,
    enquiry_type: enquiry.enquiryType,
    tour_type: tour,
    hasTourType: tour !== '',
    contact_details: oneLine(enquiry.contactDetails),
    preferred_date: date,
    hasPreferredDate: date !== '',
    g_recaptcha_response: token,
    'g-recaptcha-response': token,
  };
}
