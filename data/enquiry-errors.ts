import { countInWords } from './functions/wording';

/** What the form says is wrong. Apart from enquiry-form.ts, because it comes with the script that checks an enquiry. */
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
