import { type RefObject, useLayoutEffect, useState } from 'react';
import { FORM_ID, readDraft, saveDraft } from './draft';
import { controlOf, type Enquiry, isBlank, MESSAGE_TEMPLATE, readEnquiry } from './enquiry';
import { stopTelling } from './notice';

/** The last element that had the focus: one that has been taken away no longer tells. */
let focused: Element | null = null;

if (globalThis.document) {
  focused = document.activeElement;
  for (const act of ['focusin', 'keydown', 'click'])
    document.addEventListener(
      act,
      () => {
        focused = document.activeElement;
      },
      true,
    );
}

/**
 * Puts back what the visitor had typed: before the scripts came, or before a reload, Back or a crash (the draft). What stands
 * in a field already wins. And keeps what stands in the fields whenever it may be lost: a browser that fills them in need not
 * say so.
 * @param onKept is told once the words are back, and which type had been chosen before the scripts came
 * @returns whether the form works now
 */
export function useKeptWords(
  form: RefObject<HTMLFormElement | null>,
  onKept: (typeChosen: string) => void,
): boolean {
  const [ready, setReady] = useState(false);
  const [before] = useState(formBefore);

  // A layout effect, so that what the address asks for (`Prefill`, an effect) comes on top of the draft.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form is there; later it would write over what is being typed
  useLayoutEffect(() => {
    const now = form.current;
    if (!now) return;
    // A page that a translator or its host has rewritten is drawn anew: the visitor may have typed on in the old form.
    const replaced = before.form && before.form !== now ? before.form : undefined;
    const typed = (replaced ? own(readEnquiry(replaced)) : before.words) ?? {};
    // The draft is newer than what was read at the first render, but not than the old form.
    const kept = replaced ? { ...readDraft(), ...typed } : { ...typed, ...own(readDraft()) };
    for (const [name, words] of Object.entries(kept)) {
      const field = controlOf(now, name);
      if (field?.value === '' || field?.value === MESSAGE_TEMPLATE) field.value = words;
    }
    if (replaced) takeFocus(replaced, now);
    onKept(typed.enquiryType ?? '');
    setReady(true);
    stopTelling();

    const save = () => saveDraft(readEnquiry(now));
    // At the window, after the early script there (draft.ts), to which fields that are locked hold nothing.
    for (const moment of ['input', 'pagehide']) addEventListener(moment, save);
    document.addEventListener('visibilitychange', save);
    return () => {
      save();
      for (const moment of ['input', 'pagehide']) removeEventListener(moment, save);
      document.removeEventListener('visibilitychange', save);
    };
  }, []);

  return ready;
}

/** The form in the page at the first render in the browser, and its words: React sets a textarea back to its default. */
function formBefore() {
  // There is no document while the page is built.
  const form = globalThis.document?.getElementById(FORM_ID) as HTMLFormElement | null | undefined;
  return { form, words: form && own(readEnquiry(form)) };
}

/** Only the fields with words of the visitor's own. */
function own(enquiry: Partial<Enquiry>): Partial<Enquiry> {
  return Object.fromEntries(Object.entries(enquiry).filter(([, words]) => !isBlank({ name: words })));
}

/** Hands the focus and the caret from a field of the old form to that of the new one. */
function takeFocus(old: HTMLFormElement, now: HTMLFormElement) {
  if (!focused || !old.contains(focused)) return;
  const { id, selectionStart, selectionEnd } = focused as HTMLInputElement;
  const field = controlOf(now, id) as HTMLInputElement | undefined;
  field?.focus({ preventScroll: true });
  if (selectionStart !== null) field?.setSelectionRange?.(selectionStart, selectionEnd);
}
