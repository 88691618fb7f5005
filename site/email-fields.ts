import { enquiryFields } from './enquiry-fields';

/** The fields that the body of the e-mail must show, so that the owner reads them: what the visitor has typed. */
export const emailBodyFields = enquiryFields.map(({ mail }) => mail);

/**
 * The fields of an enquiry's e-mail. The form sends exactly these, and the template (email-template/) may use no others. The token
 * of the bot check has two names, because the e-mail service reads the one with hyphens.
 */
export const emailFields = [
  'to_email',
  'subject',
  ...emailBodyFields,
  ...enquiryFields.flatMap(({ mailFlag = [] }) => mailFlag),
  'g_recaptcha_response',
  'g-recaptcha-response',
];
