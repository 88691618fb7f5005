import { init, send } from '@emailjs/browser';
import { dateInWords } from '@/components/calendar-day';
import {
  emailjsOrigin,
  emailjsPublicKey,
  emailjsServiceId,
  emailjsTemplateId,
} from '@/data/enquiry-settings';
import { contactEmail } from '@/data/settings';
import { type Enquiry, oneLine, subjectOf, type TourChoice, tourName } from './enquiry';

/**
 * Sends the e-mail (section 7); the only file that knows EmailJS. Resolves once the service has answered with a successful
 * status.
 * @throws whatever the library rejects with: an error, a status with its text, or a bare string
 */
export async function sendEmail(
  enquiry: Enquiry,
  tours: readonly TourChoice[],
  token: string,
): Promise<void> {
  init({ publicKey: emailjsPublicKey }, emailjsOrigin);
  await send(emailjsServiceId, emailjsTemplateId, emailPayload(enquiry, tours, token));
}

/**
 * The e-mail's fields (section 3, Email payload), with the readings of product.md: the date in words, because 3/4 means two
 * days; the token under the name of the specification and the one the e-mail service itself looks for.
 */
export function emailPayload(enquiry: Enquiry, tours: readonly TourChoice[], token: string) {
  const tour = tourName(enquiry, tours);
  const date = dateInWords(enquiry.preferredDate);
  const name = oneLine(enquiry.name);
  return {
    to_email: contactEmail,
    from_name: name,
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
