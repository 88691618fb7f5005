import { type RefObject, useLayoutEffect, useState } from 'react';
import { FORM_ID, readDraft, saveDraft } from './draft';
import { controlOf, type Enquiry, isBlank, MESSAGE_TEMPLATE, readEnquiry } from './enquiry';
import { stopTelling } from './notice';

/** The last element that had the focus. An element that has been removed from the page no longer tells. */
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
 * Puts back what the visitor typed before hydration, or before a reload, Back or a crash (the draft). What is in a field
 * already wins. It also saves the fields whenever their words may be lost, because a browser may fill them in without an event.
 * @param onKept called once the words are back, with the type that was chosen before or during hydration
 * @returns whether the form works now
 */
export function useKeptWords(
  form: RefObject<HTMLFormElement | null>,
  onKept: (typeChosen: string) => void,
): boolean {
  const [ready, setReady] = useState(false);
  const [before] = useState(formBefore);

  // A layout effect, so that it runs before `Prefill`: what the address asks for replaces what is in the draft.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form is there; later it would write over what is being typed
  useLayoutEffect(() => {
    const now = form.current;
    if (!now) return;
    // React draws a page again that a translator or its host has rewritten. The visitor may have typed on in the old form.
    const replaced = before.form && before.form !== now ? before.form : undefined;
    const typed = (replaced ? own(readEnquiry(replaced)) : before.words) ?? {};
    // The draft is newer than what was read at the first render, but older than the old form.
    const kept = replaced ? { ...readDraft(), ...typed } : { ...typed, ...own(readDraft()) };
    const typeChosen = readEnquiry(replaced ?? now).enquiryType;
    for (const [name, words] of Object.entries(kept)) {
      const field = controlOf(now, name);
      if (field?.value === '' || field?.value === MESSAGE_TEMPLATE) field.value = words;
    }
    if (replaced) takeFocus(replaced, now);
    onKept(typeChosen);
    setReady(true);
    stopTelling();

    const save = () => saveDraft(readEnquiry(now));
    // On the window, after the early script (early-draft.ts): it lets an older draft stand, so this must save last.
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

/** Only the fields that hold words of the visitor's own. */
function own(enquiry: Partial<Enquiry>): Partial<Enquiry> {
  return Object.fromEntries(Object.entries(enquiry).filter(([, words]) => !isBlank({ name: words })));
}

/** Moves the focus and the caret from a field of the old form to the same field of the new one. */
function takeFocus(old: HTMLFormElement, now: HTMLFormElement) {
  if (!focused || !old.contains(focused)) return;
  const { id, selectionStart, selectionEnd } = focused as HTMLInputElement;
  const field = controlOf(now, id) as HTMLInputElement | undefined;
  field?.focus({ preventScroll: true });
  if (selectionStart !== null) field?.setSelectionRange?.(selectionStart, selectionEnd);
}
