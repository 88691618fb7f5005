'use client';

import { Component, type FocusEvent, type FormEvent, Suspense, useEffect, useRef, useState } from 'react';
import { enquiryWords as words } from '@/data/enquiry-words';
import { FORM_ID, saveDraft } from './draft';
import { controlOf, type Enquiry, isBlank, readEnquiry } from './enquiry';
import { EnquiryFields } from './enquiry-fields';
import styles from './enquiry-form.module.css';
import { ErrorSummary } from './error-summary';
import { Prefill } from './prefill';
import { lastSending, record, setSending, useSending } from './sending';
import { StatusMessage, type StatusMessageProps } from './status-message';
import { submitEnquiry } from './submit';
import { useErrors } from './use-errors';
import { useKeptWords } from './use-kept-words';
import { useLater } from './use-later';

type EnquiryFormProps = StatusMessageProps & {
  /** Shown when the scripts do not come. */
  notReady: string;
};

/** After more errors than this the form is not drawn again. */
const MOST_FALLS = 3;

/** The enquiry form in an error boundary: if it throws, it is drawn again with what was typed, and says so. */
export class EnquiryForm extends Component<EnquiryFormProps, { falls: number }> {
  override state = { falls: 0 };

  override componentDidCatch() {
    this.setState(({ falls }) => ({ falls: falls + 1 }));
  }

  override componentWillUnmount() {
    // A visitor who leaves while an enquiry is being sent sees how it ended when they come back. Any other end is forgotten.
    if (lastSending().status !== 'sending') setSending('idle');
  }

  override render() {
    const { falls } = this.state;
    if (falls > MOST_FALLS) return <p>{words.formGone}</p>;
    return (
      <>
        {falls > 0 && (
          <p key={falls} role="alert">
            {words.formAnew}
          </p>
        )}
        <Form key={`form ${falls}`} {...this.props} />
      </>
    );
  }
}

/**
 * Its fields are uncontrolled: what is typed before hydration stays, and the browser keeps it over Back and reload.
 */
function Form({ tours, signs, notReady, ...outcome }: EnquiryFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [type, setType] = useState('');
  const { errors, refusals, recheck, refuse } = useErrors(form);
  const { status, enquiry } = useSending();
  const lastStatus = useRef(status);
  const locked = status === 'sending';
  const { BotCheck, SunsetHint, load } = useLater();
  // The type that the visitor chose before hydration, and what a link has chosen since.
  const chosenBefore = useRef('');
  const chosenAhead = useRef<Partial<Enquiry>>({});

  const ready = useKeptWords(form, (typeChosen) => {
    chosenBefore.current = typeChosen;
    follow();
  });
  /** Shows Tour Type only with the type Tour. The browser may fill in the type without an event. */
  const follow = () => form.current && setType(controlOf(form.current, 'enquiryType')?.value ?? '');
  const fill = (words: Partial<Enquiry>) => {
    for (const [name, word] of Object.entries(words)) {
      const field = form.current && controlOf(form.current, name);
      if (field) field.value = word;
    }
    follow();
    // `Prefill` takes the query out of the address, so a reload has only the draft.
    if (form.current) saveDraft(readEnquiry(form.current));
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a change of the status empties the form
  useEffect(() => {
    const was = lastStatus.current;
    lastStatus.current = status;
    if (!form.current || was === status) return;
    const same = JSON.stringify(readEnquiry(form.current)) === JSON.stringify(enquiry);
    if ((was === 'sending' && status === 'sent') || (status === 'sentAfterAll' && same)) {
      form.current.reset();
      // While it was being sent, the visitor may have come back by another tour's button: choose that tour.
      fill(chosenAhead.current);
    }
  }, [status]);

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const words = readEnquiry(event.currentTarget);
    // The second press of a double press may come just after the success, on a form that holds a tour at most: ignore it.
    const blank = isBlank({ ...words, enquiryType: '', tourType: '' });
    if (locked || (status.startsWith('sent') && blank)) return;
    follow();
    chosenAhead.current = {};
    if (refuse()) setSending('idle');
    else submitEnquiry(words, tours, load);
  };

  return (
    <form
      id={FORM_ID}
      className={styles.form}
      ref={form}
      method="post"
      // After hydration, our sentences at the fields replace the browser's bubbles.
      noValidate={ready}
      onSubmit={onSubmit}
      // The page is not reloaded while an enquiry is being sent (frame/mend-scripts.ts).
      data-sending={locked}
      onInput={({ currentTarget }) => {
        follow();
        recheck();
        if (status === 'sent' || status === 'sentAfterAll') setSending('idle');
        // The other ways of sending use what is written now.
        if (status === 'failed') setSending('failed', readEnquiry(currentTarget));
      }}
      onBlur={({ target, relatedTarget }: FocusEvent<HTMLFormElement, HTMLElement>) => {
        follow();
        // An error that appears during a press on the button would move the button away from under the finger.
        const pressing = relatedTarget?.matches('[type=submit]');
        const { name, value, validity } = target as unknown as HTMLInputElement;
        if (!pressing && (value || validity?.badInput)) recheck(name);
      }}
    >
      <Suspense>
        <Prefill
          tours={tours}
          choose={(choice) => {
            if (chosenBefore.current && chosenBefore.current !== choice.enquiryType) return;
            chosenAhead.current = choice;
            fill(choice);
            record('enquiry_prefill', [choice.enquiryType, choice.tourType].filter(Boolean).join(', '));
          }}
        />
      </Suspense>
      <ErrorSummary errors={errors} refusals={refusals} />
      <EnquiryFields
        tours={tours}
        type={type}
        errors={errors}
        locked={locked}
        warningSign={signs.warning}
        sunsetHint={SunsetHint && <SunsetHint tours={tours} />}
        onTypeChange={(type) => {
          fill({ tourType: '' });
          if (type) record('enquiry_type_choice', type);
        }}
      />
      <button type="submit" disabled={!ready || locked}>
        {locked ? 'Sending...' : 'Send Enquiry'}
      </button>
      <p hidden={ready}>{notReady}</p>
      <StatusMessage tours={tours} signs={signs} {...outcome} />
      {BotCheck && <BotCheck />}
    </form>
  );
}
