'use client';

import { type FormEvent, Suspense, useRef, useState } from 'react';
import { sendEvent } from '@/components/analytics/send-event';
import { useBotCheck } from './bot-check';
import { FORM_ID, saveDraft } from './draft';
import { type Enquiry, MESSAGE_TEMPLATE, readEnquiry, type TourChoice } from './enquiry';
import { EnquiryFields } from './enquiry-fields';
import styles from './enquiry-form.module.css';
import { ErrorSummary } from './error-summary';
import { OtherWays } from './other-ways';
import { Prefill } from './prefill-from-address';
import { useSendStatus } from './sending';
import { StatusMessage } from './status-message';
import { submitEnquiry } from './submit';
import { useKeptWords } from './use-kept-words';
import { type EnquiryErrors, validate } from './validate';

type EnquiryFormProps = { tours: readonly TourChoice[]; whatHappensNext: string };

/**
 * The enquiry form (specification, sections 2 to 5). Its fields are uncontrolled: what is typed before the scripts are there
 * stays, and the browser keeps it over Back and reload.
 */
export function EnquiryForm({ tours, whatHappensNext }: EnquiryFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [type, setType] = useState('');
  const [tour, setTour] = useState('');
  const [errors, setErrors] = useState<EnquiryErrors>({});
  const [summary, setSummary] = useState<{ errors: EnquiryErrors; count: number }>({ errors: {}, count: 0 });
  const [sent, setSent] = useState<Enquiry>();
  const status = useSendStatus();
  const sending = status === 'sending';
  const { element: botCheck, getToken } = useBotCheck();

  const choose = (enquiryType: string, tourType: string) => {
    setType(enquiryType);
    setTour(enquiryType === 'Tour' ? tourType : '');
  };
  const ready = useKeptWords(form, choose);

  const check = () => {
    if (!form.current) return {};
    const date = form.current.elements.namedItem('preferredDate') as HTMLInputElement;
    return validate(readEnquiry(form.current), new Date(), date.validity.badInput);
  };
  const recheck = (name: string, onlyMend: boolean) => {
    const error = check()[name as keyof Enquiry];
    setErrors(({ [name as keyof Enquiry]: last, ...others }) =>
      error && (last || !onlyMend) ? { ...others, [name]: error } : others,
    );
  };

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending || !form.current) return;
    const found = check();
    setErrors(found);
    setSummary((last) => ({ errors: found, count: last.count + 1 }));
    if (Object.keys(found).length > 0) return;
    const enquiry = readEnquiry(form.current);
    setSent(enquiry);
    const done = await submitEnquiry(enquiry, tours, getToken);
    if (!done) return;
    form.current?.reset();
    choose('', '');
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
      onInput={(event) => {
        const field = event.target as HTMLInputElement;
        saveDraft(readEnquiry(event.currentTarget));
        recheck(field.name, true);
      }}
      onBlur={(event) =>
        recheck(
          (event.target as unknown as HTMLInputElement).name,
          !(event.target as unknown as HTMLInputElement).value,
        )
      }
    >
      <Suspense fallback={null}>
        <Prefill tours={tours} form={form} choose={choose} />
      </Suspense>
      {Object.keys(summary.errors).length > 0 && <ErrorSummary key={summary.count} errors={errors} />}
      <EnquiryFields
        tours={tours}
        type={type}
        tour={tour}
        errors={errors}
        locked={sending}
        messageTemplate={MESSAGE_TEMPLATE}
        onTypeChange={(chosen) => {
          choose(chosen, '');
          if (chosen) sendEvent('enquiry_type_choice', { event_category: 'enquiry', event_label: chosen });
        }}
      />
      <button className={styles.send} type="submit" disabled={!ready || sending}>
        {sending ? 'Sending...' : 'Send Enquiry'}
      </button>
      <StatusMessage status={status}>
        {status === 'failed' && form.current ? (
          <OtherWays enquiry={sent ?? readEnquiry(form.current)} tours={tours} />
        ) : (
          <p className={styles.next}>{whatHappensNext}</p>
        )}
      </StatusMessage>
      {botCheck}
    </form>
  );
}
