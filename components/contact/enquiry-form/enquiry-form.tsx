'use client';

import { type FormEvent, type ReactNode, useRef } from 'react';
import { enquiryForm } from '@/data/enquiry-form';
import { FORM_ID } from '../enquiry/draft';
import { isBlank, type TourChoice } from '../enquiry/enquiry';
import { dispatch, trackEnquiry, useEnquiryState } from '../enquiry/enquiry-state';
import { EnquiryFields } from './enquiry-fields';
import styles from './enquiry-form.module.css';
import { ErrorSummary, useErrors } from './error-summary';
import { useDraft } from './use-draft';
import { loadLibrariesForPress, useFormRuntime } from './use-form-runtime';
import { usePrefill } from './use-prefill';

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
  const parts = useFormRuntime();
  const draft = useDraft(form);
  const { typed, read, fill } = draft;
  const ready = draft.ready && parts !== undefined;
  const { errors, refusals, recheck, refuse } = useErrors(form, parts?.validate);
  usePrefill(form, tours, draft);

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const enquiry = read();
    if (!enquiry || !parts || sending) return;
    // The second press of a double press may come just after the success, on a form that holds a tour at most: ignore it.
    if (state.status === 'sent' && isBlank({ ...enquiry, enquiryType: '', tourType: '' })) return;
    if (refuse()) dispatch({ type: 'dismiss' });
    else parts.submitEnquiry(enquiry, tours, loadLibrariesForPress);
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
        const enquiry = read();
        recheck();
        if (enquiry && parts && state.status !== 'idle')
          dispatch({ type: 'edit', enquiry, written: parts.fallbackMessages(enquiry, tours) });
      }}
      onBlur={({ target, relatedTarget }) => {
        read();
        // An error that appears during a press on the button would move the button away from under the finger.
        const pressing = relatedTarget?.matches('[type=submit]');
        const { name, value, validity } = target as unknown as HTMLInputElement;
        if (!pressing && (value || validity?.badInput)) recheck(name);
      }}
    >
      <ErrorSummary
        title={parts?.enquiryErrors.toFix(Object.keys(errors).length)}
        errors={errors}
        refusals={refusals}
      />
      <EnquiryFields
        tours={tours}
        typed={typed}
        errors={errors}
        locked={sending}
        warning={warning}
        parts={parts}
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
      {parts && <parts.StatusMessage />}
    </form>
  );
}
