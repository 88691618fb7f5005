import { enquiryFields } from './fields';

/**
 * The fields that the body of the e-mail must show, so that the owner reads
 * them: what the visitor has typed.
 */
export const emailBodyFields = enquiryFields.map(({ mail }) => mail);

/**
 * What the form sends, and all that email-template/ may use. The e-mail service
 * reads the bot check's token by its name with hyphens.
 */
export const emailFields = [
  'to_email',
  'subject',
  ...emailBodyFields,
  ...enquiryFields.flatMap(({ mailFlag = [] }) => mailFlag),
  'g_recaptcha_response',
  'g-recaptcha-response',
];
