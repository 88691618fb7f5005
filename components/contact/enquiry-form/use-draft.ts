import { type RefObject, useLayoutEffect, useState } from 'react';
import { FORM_ID, readDraft, saveDraft } from '../enquiry/draft';
import { controlOf, type Enquiry, isBlank, readEnquiry } from '../enquiry/enquiry';

/**
 * Keeps the visitor's words, and puts back what was typed before hydration, or before a reload, Back or a crash (the draft).
 * What is in a field already wins.
 * @returns `ready`: whether the form works now; `typed`: its words; `typeBefore`: the type chosen before it worked; `read`, which
 * reads the fields and saves the draft; and `fill`, which writes into fields
 */
export function useDraft(form: RefObject<HTMLFormElement | null>) {
  const [before] = useState(formInPage);
  const [typed, setTyped] = useState<Partial<Enquiry>>({});
  const [typeBefore, setTypeBefore] = useState<string>();

  const read = (): Enquiry | undefined => {
    if (!form.current) return;
    const enquiry = readEnquiry(form.current);
    setTyped(enquiry);
    saveDraft(enquiry);
    return enquiry;
  };
  const fill = (words: Partial<Enquiry>) => {
    for (const [name, value] of Object.entries(words)) {
      const control = form.current && controlOf(form.current, name);
      if (control) control.value = value;
    }
    read();
  };

  // A layout effect, so that the words are back before the next paint.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, after the first render; later it would overwrite what the visitor types
  useLayoutEffect(() => {
    const now = form.current;
    if (!now) return;
    // React draws a page again that a translator or its host has rewritten. The visitor may have typed on in the old form.
    const old = before.form && before.form !== now ? before.form : undefined;
    const draft = ownWords(readDraft());
    const kept = old ? { ...draft, ...ownWords(readEnquiry(old)) } : { ...before.words, ...draft };
    setTypeBefore(readEnquiry(old ?? now).enquiryType);
    fill(Object.fromEntries(Object.entries(kept).filter(([name]) => isUntouched(controlOf(now, name)))));
    if (old && old === before.focused?.form) takeFocus(before.focused, now);

    // The browser may have filled in fields without an event.
    const save = () => saveDraft(readEnquiry(now));
    addEventListener('pagehide', save);
    document.addEventListener('visibilitychange', save);
    return () => {
      save();
      removeEventListener('pagehide', save);
      document.removeEventListener('visibilitychange', save);
    };
  }, []);

  return { ready: typeBefore !== undefined, typed, typeBefore, read, fill };
}

/** The form in the page at the first render, its words, because hydration resets a textarea, and its field with the focus. */
function formInPage() {
  // There is no document while the page is built.
  const form = globalThis.document?.getElementById(FORM_ID) as HTMLFormElement | null | undefined;
  const focused = globalThis.document?.activeElement as HTMLInputElement | null | undefined;
  return { form, words: form && ownWords(readEnquiry(form)), focused };
}

function ownWords(enquiry: Partial<Enquiry>): Partial<Enquiry> {
  return Object.fromEntries(Object.entries(enquiry).filter(([, value]) => !isBlank({ name: value })));
}

const isUntouched = (control?: { value: string }) => !!control && isBlank({ message: control.value });

/** Moves the focus and the caret from a field of the old form to the same field of the new one. */
function takeFocus({ id, selectionStart, selectionEnd }: HTMLInputElement, now: HTMLFormElement) {
  const field = controlOf(now, id) as HTMLInputElement | undefined;
  field?.focus({ preventScroll: true });
  if (selectionStart !== null) field?.setSelectionRange?.(selectionStart, selectionEnd);
}
