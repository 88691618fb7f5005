import texts from '../../data/enquiry-form.json' with { type: 'json' };
import { enquiryErrors } from './errors';

/** Short, because they are in the scripts of the contact page. */
export const formTexts = texts;

export type EnquiryType = keyof typeof texts.types;

/** The enquiry types, as links have them. Their names are in `formTexts`. */
export const enquiryTypes = Object.keys(texts.types) as EnquiryType[];

/** Also the id of the field, and the key of its label in data/. */
export type FieldName = keyof typeof texts.labels;

/** The tour is its slug, the date a calendar day. An empty field is ''. */
export type Enquiry = Record<FieldName, string>;

export type EnquiryField = { name: FieldName; label: string } & Row;

type Row = {
  control: 'line' | 'choice' | 'day' | 'lines';
  /** What a browser may fill in, and the keyboard of a phone. */
  attributes?: Readonly<Record<string, string | boolean>>;
  /** What it has at first; of a choice, the words of no choice. */
  start?: string;
  hint?: string;
  /** Another hint, while the value does not match. It is never an error. */
  doubt?: { pattern: RegExp; hint: string };
  /** What is left out before it is sent. */
  leftOut?: RegExp;
  /** The only enquiry type with which it is shown and asked. */
  onlyFor?: EnquiryType;
  /** Its name in the e-mail. */
  mail: string;
  /** Tells the template of the e-mail whether it is filled in. */
  mailFlag?: string;
} & (MayStayEmpty | MustBeFilledIn);

type MayStayEmpty = { optional: true; error?: never };
/** `error` is the sentence when it is empty. */
type MustBeFilledIn = { optional?: never; error: string };

/**
 * One row a field, in the form's order: what is drawn, checked, sent, open to
 * the owner's template, and filled in by tests.
 */
const rows: Readonly<Record<FieldName, Row>> = {
  name: {
    control: 'line',
    attributes: { autoComplete: 'name', enterKeyHint: 'next' },
    error: enquiryErrors.name,
    mail: 'from_name',
  },
  contactDetails: {
    control: 'line',
    attributes: {
      autoComplete: 'email',
      inputMode: 'email',
      enterKeyHint: 'next',
      spellCheck: false,
      autoCapitalize: 'off',
      autoCorrect: 'off',
    },
    hint: texts.contactHint,
    // People write telephone numbers and e-mail addresses in many ways.
    doubt: { pattern: /\S@[^\s@]+\.\S|(\d\D*){8}/, hint: texts.contactDoubt },
    // An answer to an address with marks that nobody sees, or with the
    // beginning of a copied link, goes nowhere.
    leftOut: /\p{Cf}|mailto:/giu,
    error: enquiryErrors.contactDetails,
    mail: 'contact_details',
  },
  enquiryType: {
    control: 'choice',
    start: texts.chooseType,
    error: enquiryErrors.enquiryType,
    mail: 'enquiry_type',
  },
  tourType: {
    control: 'choice',
    start: texts.chooseTour,
    onlyFor: 'Tour',
    error: enquiryErrors.tourType,
    mail: 'tour_type',
    mailFlag: 'hasTourType',
  },
  preferredDate: {
    control: 'day',
    optional: true,
    mail: 'preferred_date',
    mailFlag: 'hasPreferredDate',
  },
  message: {
    control: 'lines',
    start: texts.messageTemplate,
    error: enquiryErrors.message,
    mail: 'message',
  },
};

/** The fields of the form, in its order. */
export const enquiryFields: readonly EnquiryField[] = (
  Object.keys(rows) as FieldName[]
).map((name) => ({
  name,
  label: texts.labels[name],
  ...rows[name],
}));
