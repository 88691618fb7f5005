import { dateInWords } from '@/data/calendar-day';
import { emailAddress, textAddress } from '@/data/contact-addresses';
import { enquiryForm } from '@/data/enquiry-form';

const { labels, messageTemplate, unknownTour } = enquiryForm;

/** The values of the form. The keys are the names and ids of its fields. */
export type Enquiry = {
  name: string;
  contactDetails: string;
  enquiryType: string;
  /** The slug of the tour; empty unless the type is Tour. */
  tourType: string;
  /** A calendar day as the date field gives it, '2027-04-03', or empty. */
  preferredDate: string;
  message: string;
};

/** The few facts of a tour that the form needs. */
export type TourChoice = { id: number; slug: string; name: string; sunsetTimes?: boolean | undefined };

/**
 * The other ways to send an enquiry: the address of an e-mail, the address of a text message if the number can receive one, and
 * plain text.
 */
export type WrittenEnquiry = { email: string; sms: string | undefined; text: string };

const FIELDS = Object.keys(labels) as (keyof Enquiry)[];

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The control of a field by its id. An extension may have added another control with the same name, or removed ours. */
export function controlOf(form: HTMLFormElement, field: string): Control | undefined {
  return Array.from(form.elements).find(({ id }) => id === field) as Control | undefined;
}

/** The present values of the fields, also of locked ones. Half an emoji is left out, because no address can hold it. */
export function readEnquiry(form: HTMLFormElement): Enquiry {
  const enquiry = Object.fromEntries(
    FIELDS.map((field) => [field, controlOf(form, field)?.value.replace(/\p{Cs}/gu, '') ?? '']),
  ) as Enquiry;
  return enquiry.enquiryType === 'Tour' ? enquiry : { ...enquiry, tourType: '' };
}

/** Whether the enquiry has no text of the visitor. */
export function isBlank(enquiry: Partial<Enquiry>): boolean {
  return Object.values(enquiry).every((value) => value === '' || value === messageTemplate);
}

/** Whether two enquiries have the same values. */
export function isSame(one: Partial<Enquiry>, other: Partial<Enquiry>): boolean {
  return FIELDS.every((field) => one[field] === other[field]);
}

/** Makes the other ways to send an enquiry. iPhones read the text of a message after '&', other phones after '?'. */
export function writeOut(enquiry: Enquiry, tours: readonly TourChoice[]): WrittenEnquiry {
  const text = asText(enquiry, tours);
  const body = `&body=${encodeURIComponent(text)}`;
  return {
    email: `${emailAddress}?subject=${encodeURIComponent(subjectOf(enquiry))}${body}`,
    sms: textAddress && `${textAddress}?${body}`,
    text,
  };
}

/** The subject of the e-mail: one line with the name and the kind of enquiry. */
export function subjectOf({ name, enquiryType }: Enquiry): string {
  return `${enquiryType}${enquiryType.endsWith('Enquiry') ? '' : ' enquiry'} from ${oneLine(name)}`;
}

/** The name of the chosen tour; empty unless the enquiry is about one. */
export function tourName({ enquiryType, tourType }: Enquiry, tours: readonly TourChoice[]): string {
  if (enquiryType !== 'Tour') return '';
  return tours.find(({ slug }) => slug === tourType)?.name ?? unknownTour;
}

/** Makes one line: control characters could end the header of an e-mail, and marks that reverse text could forge its words. */
export const oneLine = (text: string) =>
  text
    .replace(/[\u202A-\u202E\u2066-\u2069]/g, '')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim();

/** The whole enquiry as plain text: a line for each filled-in field, then the message. */
function asText(enquiry: Enquiry, tours: readonly TourChoice[]): string {
  const lines: Partial<Enquiry> = {
    name: oneLine(enquiry.name),
    contactDetails: oneLine(enquiry.contactDetails),
    enquiryType: enquiry.enquiryType,
    tourType: tourName(enquiry, tours),
    preferredDate: dateInWords(enquiry.preferredDate),
  };
  return [
    ...FIELDS.filter((field) => lines[field]).map((field) => `${labels[field]}: ${lines[field]}`),
    '',
    enquiry.message,
  ].join('\n');
}
