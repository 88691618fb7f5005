'use client';

import { type FocusEvent, type FormEvent, Suspense, useEffect, useRef, useState } from 'react';
import { FORM_ID, saveDraft } from './draft';
import { readEnquiry } from './enquiry';
import { EnquiryFields } from './enquiry-fields';
import styles from './enquiry-form.module.css';
import { ErrorSummary } from './error-summary';
import { Prefill } from './prefill-from-address';
import { record } from './record';
import { setSending, useSending } from './sending';
import { StatusMessage, type StatusMessageProps } from './status-message';
import { submitEnquiry } from './submit';
import { useErrors } from './use-errors';
import { useKeptWords } from './use-kept-words';
import { useLater } from './use-later';

type EnquiryFormProps = StatusMessageProps & {
  /** Shown when the scripts do not come. */
  notReady: string;
};

/**
 * The enquiry form (specification, sections 2 to 5). Its fields are uncontrolled: what is typed before the scripts are there
 * stays, and the browser keeps it over Back and reload.
 */
export function EnquiryForm({ tours, signs, notReady, ...outcome }: EnquiryFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [chosen, setChosen] = useState({ type: '', tour: '' });
  const { errors, refusals, recheck, refuse } = useErrors(form);
  const { status } = useSending();
  const lastStatus = useRef(status);
  const locked = status === 'sending';
  const { BotCheck, SunsetHint, load } = useLater();

  const choose = (type: string, tour: string) => setChosen({ type, tour });
  const ready = useKeptWords(form, choose);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a change of the status empties the form; `choose` is new at every render
  useEffect(() => {
    if (lastStatus.current === 'sending' && status === 'sent') {
      form.current?.reset();
      choose('', '');
    }
    lastStatus.current = status;
  }, [status]);

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (locked) return;
    if (refuse()) setSending('idle');
    else submitEnquiry(readEnquiry(event.currentTarget), tours, load);
  };

  return (
    <form
      id={FORM_ID}
      className={styles.form}
      ref={form}
      method="post"
      // With the scripts there, the sentences at the fields take the place of the browser's bubbles.
      noValidate={ready}
      onSubmit={onSubmit}
      // Whoever is being sent must not be reloaded away (components/stale-tab).
      data-sending={locked}
      onInput={({ currentTarget }) => {
        const words = readEnquiry(currentTarget);
        saveDraft(words);
        recheck();
        if (status === 'sent') setSending('idle');
        // The other ways take what is written now.
        if (status === 'failed') setSending('failed', words);
      }}
      onBlur={({ target, relatedTarget }: FocusEvent<HTMLFormElement, HTMLElement>) => {
        // A message that comes while the button is being pressed would push the button away from under the finger.
        const pressing = relatedTarget?.matches('[type=submit]');
        const { name, value, validity } = target as unknown as HTMLInputElement;
        if (!pressing && (value || validity?.badInput)) recheck(name);
      }}
    >
      <Suspense>
        <Prefill tours={tours} form={form} choose={choose} />
      </Suspense>
      {refusals > 0 && <ErrorSummary key={refusals} errors={errors} />}
      <EnquiryFields
        tours={tours}
        {...chosen}
        errors={errors}
        locked={locked}
        warningSign={signs.warning}
        sunsetHint={SunsetHint && <SunsetHint tours={tours} />}
        onTypeChange={(type) => {
          choose(type, '');
          if (type) record('enquiry_type_choice', type);
        }}
      />
      <button type="submit" disabled={!ready || locked}>
        {locked ? 'Sending...' : 'Send Enquiry'}
      </button>
      {!ready && <p>{notReady}</p>}
      <StatusMessage tours={tours} signs={signs} {...outcome} />
      {BotCheck && <BotCheck />}
    </form>
  );
}
