import { type Enquiry, isBlank } from './enquiry';
import { keep, kept, plainValues } from './tab-storage';

/** The key of the draft in the tab's storage. */
export const DRAFT_KEY = 'enquiry-draft';

/** The key of the address whose preselection the form has taken, as long as the address has it. */
export const ADDRESS_KEY = 'enquiry-address';

/** The id of the form that the draft belongs to. */
export const FORM_ID = 'enquiry';

/** The event with which the form says that it writes the draft from now on. */
export const FORM_TAKES_OVER = 'enquiry-form';

/** The newest draft in memory, in case storage is blocked or full. */
let newest: Enquiry | undefined;

/**
 * Keeps a draft for this tab. A form without the visitor's own text has no draft. If storage is full, the last one that fitted stays.
 * Then `data-unkept` on the document says that a reload loses words.
 */
export function saveDraft(enquiry: Enquiry): void {
  newest = isBlank(enquiry) ? undefined : enquiry;
  const kept = keep(DRAFT_KEY, newest);
  document.documentElement.toggleAttribute('data-unkept', !!newest && !kept);
}

/** The draft, or an empty object. */
export const readDraft = (): Partial<Enquiry> => newest ?? plainValues(kept(DRAFT_KEY));

/** Clears the draft in memory and in storage. */
export function clearDraft(): void {
  newest = undefined;
  keep(DRAFT_KEY, newest);
  delete document.documentElement.dataset.unkept;
}
