export const FORM_ID = 'enquiry';

/** The event in a document whose words were written elsewhere since. */
export const OLDER = 'enquiry-older';
