'use client';

import { type FocusEvent, type FormEvent, Suspense, useEffect, useRef, useState } from 'react';
import { sendEvent } from '@/components/analytics/send-event';
import { useBotCheck } from './bot-check';
import { FORM_ID, saveDraft } from './draft';
import { MESSAGE_TEMPLATE, readEnquiry, type TourChoice } from './enquiry';
import { EnquiryFields } from './enquiry-fields';
import styles from './enquiry-form.module.css';
import { ErrorSummary } from './error-summary';
import { OtherWays } from './other-ways';
import { Prefill } from './prefill-from-address';
import { prepareToSend } from './send-enquiry';
import { setSending, useSending } from './sending';
import { StatusMessage } from './status-message';
import { submitEnquiry } from './submit';
import { useKeptWords } from './use-kept-words';
import { type EnquiryErrors, validate } from './validate';
import { whenIdle } from './when-idle';

type EnquiryFormProps = {
  tours: readonly TourChoice[];
  whatHappensNext: string;
  /** Shown when the scripts do not come. */
  notReady: string;
};

/**
 * The enquiry form (specification, sections 2 to 5). Its fields are uncontrolled: what is typed before the scripts are there
 * stays, and the browser keeps it over Back and reload.
 */
export function EnquiryForm({ tours, whatHappensNext, notReady }: EnquiryFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [type, setType] = useState('');
  const [tour, setTour] = useState('');
  const [errors, setErrors] = useState<EnquiryErrors>({});
  // Counts the presses that found something to fix, until all of it is mended.
  const [refusals, setRefusals] = useState(0);
  const { status, enquiry } = useSending();
  const lastStatus = useRef(status);
  const locked = status === 'sending';
  const { element: botCheck, getToken } = useBotCheck();

  const choose = (enquiryType: string, tourType: string) => {
    setType(enquiryType);
    setTour(enquiryType === 'Tour' ? tourType : '');
  };
  const ready = useKeptWords(form, choose);

  useEffect(() => whenIdle(prepareToSend), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: when the status changes, also for who has left and come back
  useEffect(() => {
    if (lastStatus.current === 'sending' && status === 'sent') {
      form.current?.reset();
      choose('', '');
    }
    lastStatus.current = status;
  }, [status]);

  const check = () => {
    if (!form.current) return {};
    const date = form.current.elements.namedItem('preferredDate') as HTMLInputElement;
    return validate(readEnquiry(form.current), new Date(), date.validity.badInput);
  };
  // What is right now goes at once; what is wrong comes only at the field that was left.
  const recheck = (left?: string) => {
    const found = Object.entries(check()).filter(([name]) => name in errors || name === left);
    setErrors(Object.fromEntries(found));
    if (found.length === 0) setRefusals(0);
  };

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (locked) return;
    const found = check();
    const refused = Object.keys(found).length > 0;
    setErrors(found);
    setRefusals(refused ? refusals + 1 : 0);
    if (refused) setSending('idle');
    else submitEnquiry(readEnquiry(event.currentTarget), tours, getToken);
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
        const pressing = relatedTarget?.getAttribute('type') === 'submit';
        const { name, value, validity } = target as unknown as HTMLInputElement;
        if (!pressing && (value || validity?.badInput)) recheck(name);
      }}
    >
      <Suspense fallback={null}>
        <Prefill tours={tours} form={form} choose={choose} />
      </Suspense>
      {/* The bot check beside it is keyed by a number too. */}
      {refusals > 0 && <ErrorSummary key={`refusal ${refusals}`} errors={errors} />}
      <EnquiryFields
        tours={tours}
        type={type}
        tour={tour}
        errors={errors}
        locked={locked}
        messageTemplate={MESSAGE_TEMPLATE}
        onTypeChange={(chosen) => {
          choose(chosen, '');
          if (chosen) sendEvent('enquiry_type_choice', { event_category: 'enquiry', event_label: chosen });
        }}
      />
      <button className={styles.send} type="submit" disabled={!ready || locked}>
        {locked ? 'Sending...' : 'Send Enquiry'}
      </button>
      {!ready && <p className={styles.late}>{notReady}</p>}
      <StatusMessage status={status}>
        {status === 'failed' && enquiry ? (
          <OtherWays enquiry={enquiry} tours={tours} />
        ) : (
          <p className={styles.next}>{whatHappensNext}</p>
        )}
      </StatusMessage>
      {botCheck}
    </form>
  );
}
