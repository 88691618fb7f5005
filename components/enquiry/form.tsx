'use client';

import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { onFirstInteraction } from '@/components/shared/first-interaction';
import { enquiryForm } from '@/site/enquiry-form';
import type { FullDays } from '@/site/full-days';
import { FORM_ID } from './draft';
import { isBlank, type TourChoice } from './enquiry';
import { EnquiryFields, type FormRuntime } from './fields';
import styles from './form.module.css';
import { dismissResult, trackEnquiry, useEnquiryState } from './store';
import { useDraft } from './use-draft';
import { useErrors } from './use-errors';

/** The libraries load at the latest so many milliseconds after the page, while the visitor reads or types. */
const PAUSE = 200;

type EnquiryFormProps = {
  tours: readonly TourChoice[];
  /** The sign before each error. It is drawn on the server, so that it stays out of the scripts. */
  warning: ReactNode;
  /** What the visitor reads after sending. The server fills in its values, so that their texts stay out of the scripts. */
  whatHappensNext: string;
  /** They change often, so they are in the page, not in the scripts. */
  fullDays: FullDays;
};

/** Its fields are uncontrolled: what is typed before hydration stays, and the browser keeps it over Back and reload. */
export function EnquiryForm({ tours, warning, whatHappensNext, fullDays }: EnquiryFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const state = useEnquiryState();
  const sending = state.status === 'sending';
  const [runtime, setRuntime] = useState<FormRuntime>();
  useEffect(() => {
    const load = async () => {
      const loaded = await import('./form-runtime');
      setRuntime(loaded);
      return loaded;
    };
    // When its style file fails, the visitor's next action loads it again.
    load().catch(() => {});
    return onFirstInteraction(async () => (await load()).loadLibraries(), PAUSE);
  }, []);
  const draft = useDraft(form, tours);
  const { typed, read, fill } = draft;
  const ready = draft.ready && runtime !== undefined;
  const { errors, refusals, recheck, refuse } = useErrors(form, runtime?.validate);

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const enquiry = read();
    if (!enquiry || !runtime || sending) return;
    // The second press of a double press may come just after the success, on a form that holds a tour at most: ignore it.
    if (state.status === 'sent' && isBlank({ ...enquiry, enquiryType: '', tourType: '' })) return;
    if (refuse()) dismissResult();
    else runtime.submitEnquiry(enquiry, tours);
  };

  return (
    <form
      id={FORM_ID}
      className={styles.form}
      ref={form}
      method="post"
      // From now on our sentences at the fields replace the browser's bubbles, and app/contact/page.tsx says no more that it waits.
      noValidate={ready}
      onSubmit={onSubmit}
      onInput={({ nativeEvent }) => {
        read();
        recheck();
        // A script that fills in the empty fields is not the visitor.
        if (state.status === 'sent' && nativeEvent.isTrusted) dismissResult();
      }}
      onBlur={({ target }) => {
        runtime?.afterPress(() => {
          read();
          const { name, value, validity } = target as unknown as HTMLInputElement;
          if (value || validity?.badInput) recheck(name);
        });
      }}
    >
      {runtime && <runtime.ErrorSummary errors={errors} refusals={refusals} />}
      <EnquiryFields
        tours={tours}
        typed={typed}
        errors={errors}
        locked={sending}
        warning={warning}
        runtime={runtime}
        fullDays={fullDays}
        onTypeChange={(type) => {
          fill({ tourType: '' });
          if (type) trackEnquiry('type_choice', type);
        }}
      />
      <button className={`button ${styles.send}`} type="submit" disabled={!ready || sending}>
        {sending ? enquiryForm.sending : enquiryForm.send}
      </button>
      {runtime && <runtime.StatusMessage tours={tours} typed={typed} whatHappensNext={whatHappensNext} />}
    </form>
  );
}
