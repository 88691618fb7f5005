import { earlyScript } from '@/components/shared/early-script';
import { ADDRESS_KEY, DRAFT_KEY, FORM_ID, FORM_STARTS } from './keys';

/** The early script (components/shared/early-script.ts) of the form's page. */
export const earlyDraft = earlyScript(
  keepEarlyDraft,
  FORM_ID,
  DRAFT_KEY,
  ADDRESS_KEY,
  FORM_STARTS,
);

/**
 * Stores the typed text as a draft until hydration; then the form does.
 * Untouched fields keep the values of an older draft.
 * @param form the id of the form; @param key of the draft in the tab's storage;
 * @param address the key of the address at which the visitor chose a type;
 * @param end the event that ends this
 */
export function keepEarlyDraft(
  form: string,
  key: string,
  address: string,
  end: string,
) {
  const storeDraft = ({ target }: Event) => {
    const fields = (target as HTMLInputElement).form;
    if (fields?.id !== form) return;
    let draft: Record<string, string> = {};
    try {
      // What an older version of the site has stored may be malformed.
      draft = { ...JSON.parse(sessionStorage[key]) };
    } catch {}
    try {
      for (const field of fields.elements as Iterable<Element> as Iterable<HTMLInputElement>)
        if (field === target || field.value !== (field.defaultValue || ''))
          draft[field.name] = field.value;
      if ((target as HTMLInputElement).name === 'enquiryType') {
        draft.tourType = '';
        sessionStorage[address] = JSON.stringify({ href: location.href });
      }
      sessionStorage[key] = JSON.stringify(draft);
    } catch {
      document.documentElement.dataset.unkept = '';
    }
  };
  // Listen in the capture phase, because React stops events before hydration.
  addEventListener('input', storeDraft, true);
  addEventListener(end, () => removeEventListener('input', storeDraft, true));
}
