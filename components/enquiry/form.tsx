'use client';

import { type ReactNode, useRef } from 'react';
import { sendEvent } from '@/components/shared/analytics/send-event';
import { formTexts } from '@/site/enquiry/fields';
import type { FullDays } from '@/site/facts/full-days';
import { afterPress } from './after-press';
import { ErrorSummary } from './error-summary';
import { Fields } from './fields';
import styles from './form.module.css';
import { FormBoundary } from './form-boundary';
import { isBlank, readEnquiry, type TourChoice } from './form-values';
import { FORM_ID } from './keys';
import type { EnquiryParts } from './parts';
import { Status } from './result/status';
import { useSending } from './send/use-sending';
import { useDraft } from './use-draft';
import { useErrors } from './use-errors';

type FormProps = {
  tours: readonly TourChoice[];
  parts: EnquiryParts;
  /** They change often, so they are in the page, not in the scripts. */
  fullDays: FullDays;
  children: ReactNode;
};

/** The form and what follows it, which goes too when the form breaks. */
export function Form({ children, ...form }: FormProps) {
  return (
    <FormBoundary {...form}>
      <WorkingForm {...form} />
      {children}
    </FormBoundary>
  );
}

/**
 * React does not control the fields, so they keep what is typed before
 * hydration.
 */
function WorkingForm(props: Omit<FormProps, 'children'>) {
  const { tours, parts } = props;
  const form = useRef<HTMLFormElement>(null);
  const { ready, typed, read, fill } = useDraft(form, tours);
  const { state, press, forget, botCheck } = useSending(form, tours, read);
  const sending = state === 'sending';
  const { errors, failedPresses, updateErrors, showAllErrors } =
    useErrors(form);

  return (
    <form
      id={FORM_ID}
      className={styles.form}
      ref={form}
      method="post"
      // Our sentences replace the browser's. The styles of the contact page
      // read this attribute: it says that the form works.
      noValidate={ready}
      onSubmit={(event) => {
        event.preventDefault();
        if (!form.current || sending) return;
        const enquiry = readEnquiry(form.current);
        // A double press: the second may come just after the success.
        if (state === 'sent' && isBlank(enquiry)) return;
        if (!showAllErrors()) press(enquiry);
        else if (state === 'sent') forget();
      }}
      onInput={({ target, nativeEvent }) => {
        const { id, value } = target as HTMLInputElement;
        if (id === 'enquiryType') {
          fill({ tourType: '' });
          if (value) sendEvent('enquiry_type_choice', 'enquiry', value);
        } else read();
        updateErrors();
        // A script that fills in the empty fields is not the visitor.
        if (state === 'sent' && nativeEvent.isTrusted) forget();
      }}
      onBlur={({ target }) =>
        afterPress(() => {
          read();
          const { id, value, validity } = target as unknown as HTMLInputElement;
          if (value || validity?.badInput) updateErrors(id);
        })
      }
    >
      <ErrorSummary errors={errors} failedPresses={failedPresses} />
      <Fields
        {...props}
        typed={typed}
        errors={errors}
        ready={ready}
        locked={sending}
      />
      <button
        className={`button ${styles.send}`}
        type="submit"
        disabled={!ready || sending}
      >
        {sending ? formTexts.sending : formTexts.send}
      </button>
      <Status
        state={state}
        tours={tours}
        typed={typed}
        parts={parts}
        canSend={Boolean(botCheck)}
      />
      {botCheck}
    </form>
  );
}
