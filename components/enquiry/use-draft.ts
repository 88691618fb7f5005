import {
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { sendEvent } from '@/components/shared/analytics/send-event';
import type { Enquiry } from '@/site/enquiry/fields';
import {
  controlOf,
  isBlank,
  isSame,
  isStart,
  readEnquiry,
  type TourChoice,
} from './form-values';
import { FORM_ID, FORM_STARTS } from './keys';
import { type Prefill, takePrefill } from './prefill';
import { isDraftStored, readDraft, saveDraft, useEnquiryStore } from './store';

type Words = Partial<Enquiry>;

/**
 * What an address chose while another enquiry was being sent. It waits here,
 * because the visitor may leave the form meanwhile.
 */
let next: Prefill | undefined;

/**
 * Puts back what was typed before hydration, a reload, Back or a crash, fills
 * in what the address chooses, and empties the form when its enquiry has been
 * sent. `ready`: whether the form works now; `read` reads the fields and saves
 * the draft; `fill` writes into fields.
 */
export function useDraft(
  form: RefObject<HTMLFormElement | null>,
  tours: readonly TourChoice[],
) {
  const { state } = useEnquiryStore();
  const [before] = useState(formInPage);
  /** The type that was chosen before the form worked. */
  const [typeBefore, setTypeBefore] = useState<string>();
  const ready = typeBefore !== undefined;

  const read = (): Enquiry | undefined => {
    if (!form.current) return undefined;
    const enquiry = readEnquiry(form.current);
    saveDraft(enquiry, isBlank(enquiry));
    return enquiry;
  };
  const fill = (words: Words) => {
    for (const [name, value] of Object.entries(words)) {
      const control = form.current && controlOf(form.current, name);
      if (!control) continue;
      control.value = value;
      // A draft may name a tour that is gone. Without this the list would be
      // empty.
      if (control instanceof HTMLSelectElement && control.selectedIndex < 0)
        control.value = '';
    }
    read();
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, before the next paint; later it would overwrite typed words
  useLayoutEffect(() => {
    const now = form.current;
    if (!now) return;
    dispatchEvent(new Event(FORM_STARTS));
    // When a translator or a host has changed the page, React draws the form
    // again. The visitor may have typed on in the old one.
    const old = before.form && before.form !== now ? before.form : undefined;
    setTypeBefore(readEnquiry(old ?? now).enquiryType);
    const kept = {
      ...before.words,
      ...ownWords(readDraft()),
      ...ownWords(old ? readEnquiry(old) : {}),
    };
    fill(
      Object.fromEntries(
        Object.entries(kept).filter(([name]) =>
          isUntouched(controlOf(now, name)),
        ),
      ),
    );
    // The value was set, so the caret is at its end.
    if (old && before.focused)
      controlOf(now, before.focused)?.focus({ preventScroll: true });

    // The browser may fill in fields without an event. Leaving a page hides it
    // too. A page that comes back may be older than the draft.
    const leave = () => document.hidden && read();
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      now.reset();
      fill(readDraft());
    };
    document.addEventListener('visibilitychange', leave);
    addEventListener('pageshow', comeBack);
    return () => {
      read();
      document.removeEventListener('visibilitychange', leave);
      removeEventListener('pageshow', comeBack);
    };
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form is ready and analytics has counted the page
  useEffect(() => {
    const prefill = ready ? takePrefill(tours, typeBefore) : undefined;
    if (!prefill) return;
    if (state.status === 'sending') next = prefill;
    else fill(prefill);
    const { enquiryType, tourType } = prefill;
    sendEvent(
      'enquiry_prefill',
      'enquiry',
      tourType ? `${enquiryType}, ${tourType}` : enquiryType,
    );
  }, [ready]);

  const last = useRef(state.status);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new state empties the form
  useEffect(() => {
    const was = last.current;
    last.current = state.status;
    if (
      !ready ||
      !form.current ||
      state.status === 'sending' ||
      state.status === 'failed'
    )
      return;
    const typed = readEnquiry(form.current);
    // While it was being sent, only a script could change the form.
    if (
      state.status === 'sent' &&
      (was === 'sending' || isSame(typed, state.enquiry))
    )
      form.current.reset();
    else if (!next || !isBlank(typed)) return;
    fill(next ?? {});
    next = undefined;
  }, [ready, state]);

  return { ready, read, fill };
}

/**
 * What the page holds at the first render: the form, what is typed in it, and
 * the id of the focus. Hydration would reset a textarea.
 */
function formInPage() {
  // There is no document while the page is built.
  const form = globalThis.document?.getElementById(FORM_ID) as
    | HTMLFormElement
    | null
    | undefined;
  const focused = globalThis.document?.activeElement?.id;
  // On Back the browser fills in what an older page of the tab held. The draft
  // is newer.
  const [entry] = form
    ? (performance.getEntriesByType(
        'navigation',
      ) as PerformanceNavigationTiming[])
    : [];
  if (entry?.type === 'back_forward' && isDraftStored()) form?.reset();
  return { form, words: form && ownWords(readEnquiry(form)), focused };
}

const ownWords = (words: Words): Words =>
  Object.fromEntries(
    Object.entries(words).filter(([, value]) => !isStart(value)),
  );

const isUntouched = (control?: { value: string }) =>
  !!control && isStart(control.value);
