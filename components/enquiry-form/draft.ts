import type { Enquiry } from './enquiry';

/** Where the draft is kept in the tab's storage. */
export const DRAFT_KEY = 'enquiry-draft';

/** The form that the draft belongs to. */
export const FORM_ID = 'enquiry';

/** Keeps a draft for this tab. Where storage is blocked there is none, and nothing breaks. */
export function saveDraft(enquiry: Enquiry): void {
  try {
    sessionStorage.setItem(DRAFT_KEY, JSON.stringify(enquiry));
  } catch {}
}

/** The draft, or nothing; only texts under the names of our own fields are taken from what is stored. */
export function readDraft(): Partial<Enquiry> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(DRAFT_KEY) ?? '{}');
    return Object.fromEntries(
      Object.entries(Object(stored)).filter(([, value]) => typeof value === 'string'),
    );
  } catch {
    return {};
  }
}

export function clearDraft(): void {
  try {
    sessionStorage.removeItem(DRAFT_KEY);
  } catch {}
}
