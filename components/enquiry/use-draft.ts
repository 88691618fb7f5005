import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { sendEvent } from '@/components/shared/analytics/send-event';
import type { Enquiry } from '@/site/enquiry/fields';
import { controlOf, readEnquiry, type TourChoice } from './form-values';
import { FORM_ID, OLDER } from './keys';
import { takePrefill } from './prefill';

/**
 * Puts back what was typed before hydration, and fills in what the address
 * chooses. `read` brings `typed` up to date.
 */
export function useDraft(
  form: RefObject<HTMLFormElement | null>,
  tours: readonly TourChoice[],
) {
  const [typed, setTyped] = useState<Enquiry>();
  const [before] = useState(formInPage);
  const ready = typed !== undefined;

  const read = () => {
    if (form.current) setTyped(readEnquiry(form.current));
  };
  const fill = (values: Partial<Enquiry>) => {
    for (const [name, value] of Object.entries(values)) {
      const control = form.current && controlOf(form.current, name);
      if (control) control.value = value;
    }
    // The draft is stored, and the form drawn, as after typing.
    form.current?.dispatchEvent(new Event('input', { bubbles: true }));
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, before the next paint; later it would overwrite typed words
  useLayoutEffect(() => {
    window.enquiryDraft.show();
    read();
    // A translator had changed the page, so React has drawn the form anew: the
    // visitor types on.
    if (form.current && before.form !== form.current && before.focused)
      controlOf(form.current, before.focused)?.focus({ preventScroll: true });
    addEventListener(OLDER, read);
    return () => removeEventListener(OLDER, read);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form is ready
  useEffect(() => {
    const prefill = ready ? takePrefill(tours) : undefined;
    if (!prefill) return;
    fill(prefill);
    const { enquiryType, tourType } = prefill;
    const chosen = tourType ? `${enquiryType}, ${tourType}` : enquiryType;
    sendEvent('enquiry_prefill', 'enquiry', chosen);
  }, [ready]);

  return { ready, typed: typed ?? {}, read, fill };
}

/** The form before hydration, and its field with the focus. */
function formInPage() {
  // There is no document while the page is built.
  const form = globalThis.document?.getElementById(FORM_ID);
  const focused = globalThis.document?.activeElement;
  return { form, focused: form?.contains(focused ?? null) && focused?.id };
}
