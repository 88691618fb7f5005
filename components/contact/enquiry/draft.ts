import { type Enquiry, isBlank } from './enquiry';

/** The key of the draft in the tab's storage. */
export const DRAFT_KEY = 'enquiry-draft';

/** The id of the form that the draft belongs to. */
export const FORM_ID = 'enquiry';

/** The event with which the form says that it writes the draft from now on. */
export const FORM_TAKES_OVER = 'enquiry-form';

/** The newest draft in memory, in case storage is blocked or full. */
let newest: Enquiry | undefined;

/** Keeps a draft for this tab. A form without the visitor's own text has no draft. */
export function saveDraft(enquiry: Enquiry): void {
  if (isBlank(enquiry)) {
    clearDraft();
    return;
  }
  newest = enquiry;
  try {
    // If storage is full, the last draft that fitted stays there.
    sessionStorage.setItem(DRAFT_KEY, JSON.stringify(enquiry));
  } catch {}
}

/** The draft, or an empty object. */
export function readDraft(): Partial<Enquiry> {
  if (newest) return newest;
  try {
    return JSON.parse(sessionStorage.getItem(DRAFT_KEY) ?? '{}');
  } catch {
    return {};
  }
}

/** Clears the draft in memory and in storage. */
export function clearDraft(): void {
  newest = undefined;
  try {
    sessionStorage.removeItem(DRAFT_KEY);
  } catch {}
}
