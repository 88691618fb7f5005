import { dateInWords } from '@/components/shared/calendar-day';
import { emailAddress, phoneAddress } from '@/data/contact-addresses';

/** The kinds of enquiry. */
export const ENQUIRY_TYPES = ['General Enquiry', 'Tour', 'Boat Hire'] as const;

/** What the message starts with. */
export const MESSAGE_TEMPLATE = 'Contact Number:\nNumber of People:\nEnquiry:';

/** What the form holds. The keys are the names of its fields. */
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

const FIELDS: readonly (keyof Enquiry)[] = [
  'name',
  'contactDetails',
  'enquiryType',
  'tourType',
  'preferredDate',
  'message',
];

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Our own control of a field, found by its id. An extension may have added another of the same name, or removed ours. */
export function controlOf(form: HTMLFormElement, field: string): Control | undefined {
  return Array.from(form.elements).find(({ id }) => id === field) as Control | undefined;
}

/** What a form's fields hold now, also those that are locked. Half an emoji is left out: it cannot stand in an address. */
export function readEnquiry(form: HTMLFormElement): Enquiry {
  const held = Object.fromEntries(
    FIELDS.map((field) => [field, controlOf(form, field)?.value.replace(/\p{Cs}/gu, '') ?? '']),
  );
  if (held.enquiryType !== 'Tour') held.tourType = '';
  return held as Enquiry;
}

/** Whether the enquiry has no words of the visitor's own. */
export function isBlank(enquiry: Partial<Enquiry>): boolean {
  return Object.values(enquiry).every((value) => value === '' || value === MESSAGE_TEMPLATE);
}

/** The whole enquiry as a text that a person can read, for the other ways of sending it. */
export function enquiryAsText(enquiry: Enquiry, tours: readonly TourChoice[]): string {
  const tour = tourName(enquiry, tours);
  const date = dateInWords(enquiry.preferredDate);
  return [
    `Name: ${oneLine(enquiry.name)}`,
    `Contact Details: ${oneLine(enquiry.contactDetails)}`,
    `Enquiry Type: ${enquiry.enquiryType}`,
    ...(tour ? [`Tour Type: ${tour}`] : []),
    ...(date ? [`Preferred Date: ${date}`] : []),
    '',
    enquiry.message,
  ].join('\n');
}

/** The enquiry, written into the addresses of an e-mail and of a text. iPhones take the text after '&', others after '?'. */
export function waysOf(enquiry: Enquiry, tours: readonly TourChoice[]): [email: string, text: string] {
  const body = `&body=${encodeURIComponent(enquiryAsText(enquiry, tours))}`;
  return [
    `${emailAddress}?subject=${encodeURIComponent(subjectOf(enquiry))}${body}`,
    `${phoneAddress.replace('tel:', 'sms:')}?${body}`,
  ];
}

/** The subject of the e-mail: one clean line that says who asks for what. */
export function subjectOf({ name, enquiryType }: Enquiry): string {
  return `${enquiryType}${enquiryType.endsWith('Enquiry') ? '' : ' enquiry'} from ${oneLine(name)}`;
}

/** The name of the chosen tour; empty unless the enquiry is about one. */
export function tourName({ enquiryType, tourType }: Enquiry, tours: readonly TourChoice[]) {
  if (enquiryType !== 'Tour') return '';
  return tours.find(({ slug }) => slug === tourType)?.name ?? 'Unknown Tour';
}

/** Makes one clean line: control characters would end an e-mail's header, and marks that reverse text would forge its words. */
export const oneLine = (text: string) =>
  text
    .replace(/[\u202A-\u202E\u2066-\u2069]/g, '')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim();
