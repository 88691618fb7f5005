/**
 * The fields of an enquiry's e-mail. The form sends exactly these, and the template (email-template/) may use no others. The token
 * of the bot check has two names, because the e-mail service reads the one with hyphens.
 */
export const emailFields = [
  'to_email',
  'from_name',
  'subject',
  'message',
  'enquiry_type',
  'tour_type',
  'hasTourType',
  'contact_details',
  'preferred_date',
  'hasPreferredDate',
  'g_recaptcha_response',
  'g-recaptcha-response',
] as const;

export type EmailField = (typeof emailFields)[number];

/** The fields that the body of the e-mail must show, so that the owner reads them: what the visitor has typed. */
export const emailBodyFields = emailFields.filter(
  (field) => !/^(to_email|subject|has[A-Z]|g.re)/.test(field),
);
