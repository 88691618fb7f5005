import { type Enquiry, enquiryFields } from '../../site/enquiry/fields';

const rest = enquiryFields.map(({ name, optional, onlyFor }) => [
  name,
  optional || onlyFor ? '' : '4',
]);

/** A complete enquiry. A field that must not be empty has a number. */
export const sampleEnquiry = {
  ...Object.fromEntries(rest),
  name: 'Kim Nguyen',
  contactDetails: '0400 000 000',
  enquiryType: 'Boat Hire',
  message: 'Number of People: 4\nEnquiry: Is there room on Saturday?',
} as Enquiry;
