/** The enquiry types, with their names in the form and in the e-mail. */
export const enquiryTypes = ['General Enquiry', 'Tour', 'Boat Hire'] as const;

export type EnquiryType = (typeof enquiryTypes)[number];

/** The labels and short texts of the form. They are in the scripts of the contact page. Its longer texts are in contact.ts. */
export const enquiryForm = {
  /** By field, in the order of the form. */
  labels: {
    name: 'Name',
    contactDetails: 'Contact Details',
    enquiryType: 'Enquiry Type',
    tourType: 'Tour Type',
    preferredDate: 'Preferred Date',
    message: 'Message',
  },
  optional: '(optional)',
  contactHint: 'A phone number or an e-mail address',
  /** Instead of the hint, when the contact details look like neither. */
  contactDoubt: 'Is this a phone number or an e-mail address? Please look again.',
  chooseType: 'Choose one',
  chooseTour: 'Choose a tour',
  /** The text that the message field holds at first. */
  messageTemplate: 'Contact Number:\nNumber of People:\nEnquiry:',
  send: 'Send Enquiry',
  sending: 'Sending...',
  /** For screen readers. */
  sendingAloud: 'Sending your enquiry',
  /** In the e-mail, for a tour that the site does not have. */
  unknownTour: 'Unknown Tour',
} as const;

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
export const emailBodyFields = emailFields.filter((field) => !/^(to_email|subject|has[A-Z]|g.re)/.test(field));
