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
