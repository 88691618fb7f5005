import { type FormEvent, useEffect, useRef } from 'react';
import { sendEvent } from '@/components/shared/analytics/send-event';
import { onFirstInteraction } from '@/components/shared/first-interaction';
import { type EnquiryType, formTexts } from '@/site/enquiry/fields';
import type { FullDays } from '@/site/facts/full-days';
import { ErrorSummary } from './error-summary';
import { Fields } from './fields';
import styles from './form.module.css';
import { isBlank, type TourChoice } from './form-values';
import { FORM_ID } from './keys';
import type { EnquiryParts } from './parts';
import { Status } from './result/status';
import { prepareSending, send } from './send/send';
import { dismissResult, useEnquiryStore } from './store';
import { useDraft } from './use-draft';
import { afterPress, useErrors } from './use-errors';

/**
 * The libraries that send load at the visitor's first action, or this many
 * milliseconds after the page.
 */
const PAUSE = 200;

type FormProps = {
  types: readonly EnquiryType[];
  tours: readonly TourChoice[];
  parts: EnquiryParts;
  /** They change often, so they are in the page, not in the scripts. */
  fullDays: FullDays;
};

/**
 * React does not control the fields, so what is typed before hydration stays,
 * and the browser keeps it over Back and reload.
 */
export function Form({ types, tours, parts, fullDays }: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  const { state, draft: typed = {} } = useEnquiryStore();
  const sending = state.status === 'sending';
  const { ready, read, fill } = useDraft(form, tours);
  const { errors, refusals, updateErrors, showAllErrors } = useErrors(form);
  useEffect(() => onFirstInteraction(prepareSending, PAUSE), []);

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const enquiry = read();
    if (!enquiry || sending) return;
    // The second press of a double press may come just after the success, on a
    // form that holds a tour at most: ignore it.
    if (
      state.status === 'sent' &&
      isBlank({ ...enquiry, enquiryType: '', tourType: '' })
    )
      return;
    if (showAllErrors()) dismissResult();
    else send(enquiry, tours);
  };

  return (
    <form
      id={FORM_ID}
      className={styles.form}
      ref={form}
      method="post"
      // From now on our sentences replace the browser's. The styles of the
      // contact page read this attribute: it says that the form works.
      noValidate={ready}
      onSubmit={onSubmit}
      onInput={({ target, nativeEvent }) => {
        const { id, value } = target as HTMLInputElement;
        if (id === 'enquiryType') {
          fill({ tourType: '' });
          if (value) sendEvent('enquiry_type_choice', 'enquiry', value);
        } else read();
        updateErrors();
        // A script that fills in the empty fields is not the visitor.
        if (state.status === 'sent' && nativeEvent.isTrusted) dismissResult();
      }}
      onBlur={({ target }) =>
        afterPress(() => {
          read();
          const { id, value, validity } = target as unknown as HTMLInputElement;
          if (value || validity?.badInput) updateErrors(id);
        })
      }
    >
      <ErrorSummary errors={errors} refusals={refusals} />
      <Fields
        types={types}
        tours={tours}
        typed={typed}
        parts={parts}
        errors={errors}
        ready={ready}
        locked={sending}
        fullDays={fullDays}
      />
      <button
        className={`button ${styles.send}`}
        type="submit"
        disabled={!ready || sending}
      >
        {sending ? formTexts.sending : formTexts.send}
      </button>
      <Status tours={tours} typed={typed} parts={parts} />
    </form>
  );
}
