import type { Tour } from '@/data/schema/tours';
import {
  type Enquiry,
  type EnquiryField,
  enquiryFields,
  formTexts,
} from '@/site/enquiry/fields';

export type TourChoice = Pick<Tour, 'id' | 'slug' | 'name' | 'sunsetTimes'>;

export type TypedEnquiry = {
  tours: readonly TourChoice[];
  typed: Partial<Enquiry>;
};

export function enquiryOf(read: (field: EnquiryField) => string): Enquiry {
  return Object.fromEntries(
    enquiryFields.map((field) => [field.name, read(field)]),
  ) as Enquiry;
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** By its id: an extension may have added a control of the same name. */
export function controlOf(
  form: HTMLFormElement,
  field: string,
): Control | undefined {
  return Array.from(form.elements).find(({ id }) => id === field) as
    | Control
    | undefined;
}

/**
 * Reads the form; of removed fields, the draft. Half an emoji is left out,
 * because no address can hold it.
 */
export function readEnquiry(form: HTMLFormElement): Enquiry {
  const draft = window.enquiryDraft.words();
  const enquiry = enquiryOf(({ name }) =>
    (controlOf(form, name)?.value ?? draft[name] ?? '').replace(/\p{Cs}/gu, ''),
  );
  return enquiry.enquiryType === 'Tour'
    ? enquiry
    : { ...enquiry, tourType: '' };
}

/** Whether the visitor has written nothing; a choice of the address is none. */
export const isBlank = ({ enquiryType, tourType, ...rest }: Enquiry): boolean =>
  Object.values(rest).every(
    (value) => value === '' || value === formTexts.messageTemplate,
  );

export const isSame = (one: Enquiry, other: Enquiry): boolean =>
  enquiryFields.every(({ name }) => one[name] === other[name]);
