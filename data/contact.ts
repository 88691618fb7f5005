import { callOrText, callTextOr } from './functions/contact-addresses';
import { capitalise, countInWords } from './functions/wording';
import { ownerFacts } from './owner-facts';

/** The texts of the contact page around the form. */
export const contact = {
  description: `Ask about a tour or boat hire on Magnetic Island: send an enquiry, ${callTextOr} write. Nothing to pay here; a booking starts with a question.`,
  updated: '2026-11-21',
  poster: {
    heading: 'Let’s plan your day',
    /** For screen readers. */
    label: 'Call or write',
    phone: capitalise(callOrText),
    email: 'E-mail',
    whatsApp: 'WhatsApp',
    whatsAppHint: 'Send us a message',
    place: 'Open in maps',
    picture: {
      name: 'contact',
      alt: 'A timber jetty with a red-roofed shelter over still water under a calm morning sky.',
      focus: '48% 53%',
      subject: { left: 38.5, top: 40, right: 65, bottom: 54.5 },
    },
  },
  heading: 'Send an enquiry',
  warning: 'Please check your contact details. If they are not correct, we cannot reply.',
  /** Below the send button. */
  whatHappensNext: `This is an enquiry, not yet a booking: nothing is paid here. We reply to the contact details you give, and settle the day, the hour and the price with you. ${ownerFacts.replyTime}`.trim(),
  privacy: {
    text: 'Your enquiry travels to us by e-mail through EmailJS, and Google reCAPTCHA checks that a person sent it.',
    link: 'What happens to your data',
  },
  /** Below the message of a failure. */
  fallbackContacts: {
    lead: 'Nothing is lost. Your words are still in the form, and here they are ready to go another way:',
    emailHint: 'Opens your mail, filled in',
    /** Instead of that hint, when the enquiry is too long for the link, and the text that the link then carries. */
    copyFirst: 'Your enquiry is long: copy it, then paste it there',
    pasteHere: 'I have copied my enquiry from the form on your website. Here it is:\n\n',
    textHint: 'Opens a message, filled in',
    whatsAppHint: 'Opens WhatsApp, filled in',
    call: 'Call us',
    copy: 'Copy',
    copyHint: 'To paste anywhere',
    copied: 'Copied',
    notCopied: 'Not copied: select the text below',
    /** The label of the text to copy by hand. */
    yourEnquiry: 'Your enquiry',
  },
  /** When the form's scripts are slow or missing. */
  notReady: `The form is taking long to get ready. You can ${callTextOr} e-mail us instead; what you have typed here is kept.`,
  /** When the form throws: it is drawn again, or not any more. */
  fault: {
    restarted:
      'The form had a fault and has been set up again. Your words were kept: please look them over, then send your enquiry.',
    broken: `The form has a fault. Please ${callTextOr} e-mail us instead.`,
  },
  /** Shown without scripts, because then the form cannot send. */
  withoutScripts: {
    heading: 'The form needs JavaScript',
    text: `It is switched off in your browser, so the form cannot send. Please ${callTextOr} e-mail us instead. Tell us the tour or boat hire you have in mind, the date, and how many you are.`,
  },
} as const;

/** What the form says is wrong. (The form loads its texts of this file after hydration.) */
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
