import { type RefObject, useLayoutEffect, useState } from 'react';
import { FORM_ID, readDraft } from './draft';
import { type Enquiry, MESSAGE_TEMPLATE, readEnquiry } from './enquiry';
import { lastSending, setSending } from './sending';
import { stopTelling } from './tell-elsewhere';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Puts back what the visitor had typed: before the scripts came (React sets a textarea with a default back to it), or before
 * a reload, Back or a crash (the draft). What stands in a field already wins.
 * @param choose takes over the chosen type and tour
 * @returns whether the form works now
 */
export function useKeptWords(
  form: RefObject<HTMLFormElement | null>,
  choose: (type: string, tour: string) => void,
): boolean {
  const [ready, setReady] = useState(false);
  const [typed] = useState(typedSoFar);

  // A layout effect, so that what the address asks for (`Prefill`, an effect) comes on top of the draft.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form is there; later it would write over what is being typed
  useLayoutEffect(() => {
    const fields = form.current?.elements;
    if (!fields) return;
    const kept: Partial<Enquiry> = { ...readDraft(), ...typed };
    for (const [name, value] of Object.entries(kept)) {
      const field = fields.namedItem(name) as Field | null;
      if (field?.value === '' || field?.value === MESSAGE_TEMPLATE) field.value = value;
    }
    choose((fields.namedItem('enquiryType') as Field).value, kept.tourType ?? '');
    setReady(true);
    stopTelling();
    // Who left while it was being sent sees how it ended; who comes anew does not.
    return () => {
      if (lastSending().status !== 'sending') setSending('idle');
    };
  }, []);

  return ready;
}

/** What the fields hold at the first render in the browser, as far as it differs from what the page was built with. */
function typedSoFar(): Partial<Enquiry> {
  // There is no document while the page is built.
  const form = globalThis.document?.getElementById(FORM_ID) as HTMLFormElement | null;
  if (!form) return {};
  return Object.fromEntries(
    Object.entries(readEnquiry(form)).filter(([, value]) => value !== '' && value !== MESSAGE_TEMPLATE),
  );
}
