'use client';

import { type FormEvent, type ReactNode, useRef } from 'react';
import { enquiryForm } from '@/data/enquiry-form';
import { FORM_ID } from '../enquiry/draft';
import { isBlank, type TourChoice } from '../enquiry/enquiry';
import { dispatch, trackEnquiry, useEnquiryState } from '../enquiry/enquiry-state';
import { EnquiryFields } from './enquiry-fields';
import styles from './enquiry-form.module.css';
import { ErrorSummary, useErrors } from './error-summary';
import { loadLibraries } from './load-libraries';
import { useDraft } from './use-draft';
import { useFormRuntime } from './use-form-runtime';

type EnquiryFormProps = {
  tours: readonly TourChoice[];
  /** Shown when the scripts do not come. It is drawn on the server, like the sign, so that both stay out of the scripts. */
  notReady: string;
  /** The sign before each error. */
  warning: ReactNode;
};

/** Its fields are uncontrolled: what is typed before hydration stays, and the browser keeps it over Back and reload. */
export function EnquiryForm({ tours, notReady, warning }: EnquiryFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const state = useEnquiryState();
  const sending = state.status === 'sending';
  const runtime = useFormRuntime();
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
    if (refuse()) dispatch({ type: 'dismiss' });
    else runtime.submitEnquiry(enquiry, tours, loadLibraries);
  };

  return (
    <form
      id={FORM_ID}
      className={styles.form}
      ref={form}
      method="post"
      // From now on our sentences at the fields replace the browser's bubbles.
      noValidate={ready}
      onSubmit={onSubmit}
      onInput={() => {
        read();
        recheck();
        if (state.status === 'sent') dispatch({ type: 'dismiss' });
      }}
      onBlur={({ target }) => {
        runtime?.afterPress(() => {
          read();
          const { name, value, validity } = target as unknown as HTMLInputElement;
          if (value || validity?.badInput) recheck(name);
        });
      }}
    >
      <ErrorSummary
        title={runtime?.enquiryErrors.toFix(Object.keys(errors).length)}
        errors={errors}
        refusals={refusals}
      />
      <EnquiryFields
        tours={tours}
        typed={typed}
        errors={errors}
        locked={sending}
        warning={warning}
        runtime={runtime}
        onTypeChange={(type) => {
          fill({ tourType: '' });
          if (type) trackEnquiry('type_choice', type);
        }}
      />
      <button className={styles.send} type="submit" disabled={!ready || sending}>
        {sending ? enquiryForm.sending : enquiryForm.send}
      </button>
      <p className={styles.notReady} hidden={ready}>
        {notReady}
      </p>
      {runtime && <runtime.StatusMessage tours={tours} typed={typed} />}
    </form>
  );
}
