import './without-storage';
import { init, send } from '@emailjs/browser';
import { type Enquiry, enquiryFields } from '@/site/enquiry/fields';
import { contactEmail } from '@/site/facts/contact';
import {
  emailOrigin,
  emailPublicKey,
  emailServiceId,
  emailTemplateId,
} from '@/site/services/email';
import type { TourChoice } from '../form-values';
import { enquiryInWords, subjectOf } from '../in-words';

/**
 * Sends the e-mail. Rejects with what the library gives: an error, a status
 * with its text, or a string.
 */
export async function sendEmail(
  ...parts: Parameters<typeof emailPayload>
): Promise<void> {
  init({ publicKey: emailPublicKey }, emailOrigin);
  await send(emailServiceId, emailTemplateId, emailPayload(...parts));
}

/** The fields of the e-mail (site/enquiry/mail-fields.ts). */
export function emailPayload(
  enquiry: Enquiry,
  tours: readonly TourChoice[],
  token: string,
): Record<string, string | boolean> {
  const readable = enquiryInWords(enquiry, tours);
  const fields = enquiryFields.flatMap(({ name, mail, mailFlag }) => [
    [mail, readable[name]],
    ...(mailFlag ? [[mailFlag, readable[name] !== '']] : []),
  ]);
  return {
    to_email: contactEmail,
    subject: subjectOf(enquiry),
    ...Object.fromEntries(fields),
    g_recaptcha_response: token,
    'g-recaptcha-response': token,
  };
}
