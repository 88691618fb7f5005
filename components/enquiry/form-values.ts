import type { Tour } from '@/data/schema/tours';
import {
  type Enquiry,
  type EnquiryField,
  enquiryFields,
  formTexts,
} from '@/site/enquiry/fields';

export type TourChoice = Pick<Tour, 'id' | 'slug' | 'name' | 'sunsetTimes'>;

/** What is in the form: the tours of its list, and the values of its fields. */
export type TypedEnquiry = {
  tours: readonly TourChoice[];
  typed: Partial<Enquiry>;
};

/** An enquiry with a value for each field. */
export function enquiryOf(read: (field: EnquiryField) => string): Enquiry {
  return Object.fromEntries(
    enquiryFields.map((field) => [field.name, read(field)]),
  ) as Enquiry;
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * The control of a field by its id. An extension may have added another control
 * with the same name, or removed ours.
 */
export function controlOf(
  form: HTMLFormElement,
  field: string,
): Control | undefined {
  return Array.from(form.elements).find(({ id }) => id === field) as
    | Control
    | undefined;
}

/**
 * The present values of the fields, also of locked ones, and the draft's of
 * removed ones. Half an emoji is left out, because no address can hold it.
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

/** Whether two enquiries have the same values. */
export const isSame = (one: Enquiry, other: Enquiry): boolean =>
  enquiryFields.every(({ name }) => one[name] === other[name]);
