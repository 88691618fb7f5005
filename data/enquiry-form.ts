import { countInWords } from './functions/wording';

/** The enquiry types, with their names in the form and in the e-mail. */
export const enquiryTypes = ['General Enquiry', 'Tour', 'Boat Hire'] as const;

export type EnquiryType = (typeof enquiryTypes)[number];

/** Every label and sentence of the form. They are in the scripts of the contact page, so long texts belong in contact.ts. */
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

/** What the form says is wrong. */
export const enquiryErrors = {
  name: 'Enter your name',
  contactDetails: 'Enter a phone number or an e-mail address',
  enquiryType: 'Choose what your enquiry is about',
  tourType: 'Choose a tour',
  halfDate: 'Complete the date, or clear it',
  message: 'Write a message',
  dateOutside: (first: string, last: string) => `Choose a date from ${first} to ${last}`,
  tooLong: (label: string, most: number) =>
    `Shorten the ${label.toLowerCase()}: at most ${most} characters can be sent`,
  /** Both are numbers of characters. */
  messageTooLong: (all: string, most: string) =>
    `Shorten the message: it has ${all} characters, and the first ${most} can be sent`,
  /** The title of the list of errors. */
  toFix: (count: number) => `${countInWords(count, 'thing')} to fix`,
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

/** The fields that the body of the e-mail must show, so that the owner reads them. */
export const emailBodyFields = [
  'from_name',
  'contact_details',
  'enquiry_type',
  'tour_type',
  'preferred_date',
  'message',
] as const satisfies readonly EmailField[];
