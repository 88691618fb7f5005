import { earlyScript } from '@/components/shared/early-script';
import { DRAFT_KEY, FORM_ID, FORM_TAKES_OVER } from './draft';

/** The early script (components/shared/early-script.ts) of the form's page. */
export const earlyDraft = earlyScript(keepEarlyDraft, FORM_ID, DRAFT_KEY, FORM_TAKES_OVER);

/**
 * Keeps the typed text as a draft until hydration. Then the form takes over. Untouched fields keep the values of an older
 * draft. Where storage is blocked or full, `data-unkept` on the document says so.
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
    } catch {
      document.documentElement.dataset.unkept = '';
    }
  };
  // Listen in the capture phase, because React stops events before hydration.
  addEventListener('input', keep, true);
  addEventListener(end, () => removeEventListener('input', keep, true));
}
