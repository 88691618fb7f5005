import { type Enquiry, isBlank } from './enquiry';

/** Where the tab's storage keeps the draft. */
export const DRAFT_KEY = 'enquiry-draft';

/** The id of the form that the draft belongs to. */
export const FORM_ID = 'enquiry';

/** The newest draft, for where storage is blocked or full: it lives as long as the page. */
let newest: Enquiry | undefined;

/** Keeps a draft for this tab. A form without the visitor's own words leaves none. */
export function saveDraft(enquiry: Enquiry): void {
  clearDraft();
  if (isBlank(enquiry)) return;
  newest = enquiry;
  try {
    sessionStorage.setItem(DRAFT_KEY, JSON.stringify(enquiry));
  } catch {}
}

/** The draft, or an empty object. Anything stored that is not a text is left out. */
export function readDraft(): Partial<Enquiry> {
  if (newest) return newest;
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(DRAFT_KEY) ?? '{}');
    return Object.fromEntries(
      Object.entries(Object(stored)).filter(([, value]) => typeof value === 'string'),
    );
  } catch {
    return {};
  }
}

/** Clears the draft, also one that a full storage could not replace with a newer one. */
export function clearDraft(): void {
  newest = undefined;
  try {
    sessionStorage.removeItem(DRAFT_KEY);
  } catch {}
}
