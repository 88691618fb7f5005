import { callTextOr } from './contact-addresses';
import { countInWords } from './wording';

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
  errors: {
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
  },
  /** The title of the list of errors. */
  toFix: (count: number) => `${countInWords(count, 'thing')} to fix`,
  /** In the e-mail, for a tour that the site does not have. */
  unknownTour: 'Unknown Tour',
  copied: 'Copied',
  notCopied: 'Not copied: select the text below',
  /** The label of the text that the visitor can copy. */
  yourEnquiry: 'Your enquiry',
  restarted:
    'The form had a fault and has been set up again. Your words were kept: please look them over, then send your enquiry.',
  broken: `The form has a fault. Please ${callTextOr} e-mail us instead.`,
} as const;
