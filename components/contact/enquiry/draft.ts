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

/** The draft, or an empty object. Stored values that are not texts are left out. */
export function readDraft(): Partial<Enquiry> {
  if (newest) return newest;
  try {
    // Without a draft this is null.
    const stored: unknown = JSON.parse(sessionStorage.getItem(DRAFT_KEY) as string);
    return Object.fromEntries(
      Object.entries(Object(stored)).filter(([, value]) => typeof value === 'string'),
    );
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

/**
 * Keeps the typed text as a draft until hydration. Then the form takes over. Untouched fields keep the values of an older
 * draft. This is an early script (components/shared/early-script.ts).
 *
 * @param form the id of the form
 * @param key the name of the draft in the tab's storage
 * @param end the event that ends this
 */
export function keepEarlyDraft(form: string, key: string, end: string) {
  const keep = ({ target }: Event) => {
    const fields = (target as HTMLInputElement).form;
    if (fields?.id !== form) return;
    try {
      const kept = JSON.parse(sessionStorage[key] || '{}');
      for (const field of fields.elements as Iterable<Element> as Iterable<HTMLInputElement>)
        if (field === target || field.value !== (field.defaultValue || '')) kept[field.name] = field.value;
      sessionStorage[key] = JSON.stringify(kept);
    } catch {}
  };
  // Listen in the capture phase, because React stops events before hydration.
  addEventListener('input', keep, true);
  addEventListener(end, () => removeEventListener('input', keep, true));
}
