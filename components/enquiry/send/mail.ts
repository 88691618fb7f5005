import './without-storage';
import { init, send } from '@emailjs/browser';
import { enquiryFields } from '@/site/enquiry/fields';
import { contactEmail } from '@/site/facts/contact';
import {
  emailOrigin,
  emailPublicKey,
  emailServiceId,
  emailTemplateId,
} from '@/site/services/email';
import type { EnquiryInWords } from '../in-words';

/** Sends the e-mail. Rejects with whatever the library gives. */
export async function sendEmail(
  words: EnquiryInWords,
  token: string,
): Promise<void> {
  init({ publicKey: emailPublicKey }, emailOrigin);
  await send(emailServiceId, emailTemplateId, emailPayload(words, token));
}

/**
 * What the template of the e-mail may show, and the bot check's token. The
 * e-mail service reads the token by its name with hyphens.
 */
export function emailPayload(
  words: EnquiryInWords,
  token: string,
): Record<string, string | boolean> {
  const fields = enquiryFields.flatMap(({ name, mail, mailFlag }) => [
    [mail, words[name]],
    ...(mailFlag ? [[mailFlag, words[name] !== '']] : []),
  ]);
  return {
    to_email: contactEmail,
    subject: words.subject,
    ...Object.fromEntries(fields),
    g_recaptcha_response: token,
    'g-recaptcha-response': token,
  };
}
