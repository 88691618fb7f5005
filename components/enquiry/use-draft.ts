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
  const fill = (values: Partial<Enquiry>) => {
    for (const [name, value] of Object.entries(values)) {
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
      ...before.typed,
      ...typedValues(readDraft()),
      ...typedValues(old ? readEnquiry(old) : {}),
    };
    const untouched = Object.entries(kept).filter(([name]) =>
      isStart(controlOf(now, name)?.value ?? ''),
    );
    fill(Object.fromEntries(untouched));
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
    const chosen = tourType ? `${enquiryType}, ${tourType}` : enquiryType;
    sendEvent('enquiry_prefill', 'enquiry', chosen);
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
    const holdsTheSent =
      state.status === 'sent' &&
      (was === 'sending' || isSame(typed, state.enquiry));
    if (holdsTheSent) form.current.reset();
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
  const form = globalThis.document?.getElementById(
    FORM_ID,
  ) as HTMLFormElement | null;
  if (!form) return {};
  // On Back the browser fills in what an older page of the tab held. The draft
  // is newer.
  const [entry] = performance.getEntriesByType('navigation');
  const { type } = Object(entry) as PerformanceNavigationTiming;
  if (type === 'back_forward' && isDraftStored()) form.reset();
  const typed = typedValues(readEnquiry(form));
  return { form, typed, focused: document.activeElement?.id };
}

/** The values that the visitor has given. */
const typedValues = (values: Partial<Enquiry>): Partial<Enquiry> =>
  Object.fromEntries(
    Object.entries(values).filter(([, value]) => !isStart(value)),
  );
