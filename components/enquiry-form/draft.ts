import { type Enquiry, isBlank } from './enquiry';

const KEY = 'enquiry-draft';

/** The form that the draft belongs to. */
export const FORM_ID = 'enquiry';

/**
 * Keeps what is typed before, or without, the page's scripts: it stands in the HTML and needs nothing else. The island takes
 * over once it is there.
 */
export const EARLY_DRAFT_SCRIPT = `addEventListener('input',e=>{let f=e.target.form;if(f&&f.id=='${FORM_ID}')try{sessionStorage.setItem('${KEY}',JSON.stringify(Object.fromEntries(new FormData(f))))}catch{}})`;

/** The newest draft, for where storage is blocked or full: it lives as long as the page. */
let newest: Enquiry | undefined;

/** Keeps a draft for this tab; of a form without a word in it none. */
export function saveDraft(enquiry: Enquiry): void {
  clearDraft();
  if (isBlank(enquiry)) return;
  newest = enquiry;
  try {
    sessionStorage.setItem(KEY, JSON.stringify(enquiry));
  } catch {}
}

/** The draft, or nothing; only texts under the names of our own fields are taken from what is stored. */
export function readDraft(): Partial<Enquiry> {
  if (newest) return newest;
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
    return Object.fromEntries(
      Object.entries(Object(stored)).filter(([, value]) => typeof value === 'string'),
    );
  } catch {
    return {};
  }
}

/** Also the one that a full storage cannot take the place of. */
export function clearDraft(): void {
  newest = undefined;
  try {
    sessionStorage.removeItem(KEY);
  } catch {}
}
