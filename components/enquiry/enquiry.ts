import { enquiryForm } from '@/site/enquiry-form';

const { labels, messageTemplate } = enquiryForm;

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

/** What is in the form: the tours of its list, and the values of its fields. */
export type TypedEnquiry = { tours: readonly TourChoice[]; typed: Partial<Enquiry> };

/** In the order of the form. */
export const FIELDS = Object.keys(labels) as (keyof Enquiry)[];

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

/** Whether contact details look like a telephone number or an e-mail address. Only ever a hint: people write in many ways. */
export function looksReachable(contactDetails: string): boolean {
  return /\S@\S+\.\S|(\d\D*){8}/.test(contactDetails);
}
