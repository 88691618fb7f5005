export const FORM_ID = 'enquiry';

/**
 * The keys of the tab's storage: the result, the draft, and the address whose
 * preselection the form has taken.
 */
export const RESULT_KEY = 'enquiry-outcome';
export const DRAFT_KEY = 'enquiry-draft';
export const ADDRESS_KEY = 'enquiry-address';

/** The event with which the form says that it writes the draft from now on. */
export const FORM_STARTS = 'enquiry-form';
