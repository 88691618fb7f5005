import texts from '../data/enquiry-form.json' with { type: 'json' };

/** The enquiry types, with their names in the form and in the e-mail. */
export const enquiryTypes = ['General Enquiry', 'Tour', 'Boat Hire'] as const;

export type EnquiryType = (typeof enquiryTypes)[number];

/** The labels and short texts of the form. They are in the scripts of the contact page. */
export const enquiryForm = texts;
