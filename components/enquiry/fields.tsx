import { type ReactNode, useState } from 'react';
import { enquiryForm, enquiryTypes } from '@/site/enquiry-form';
import type { FullDays } from '@/site/full-days';
import { type Enquiry, looksReachable, type TypedEnquiry } from './enquiry';
import { Field, fieldAttributes } from './field';
import styles from './form.module.css';
import type { EnquiryErrors } from './validate';

/** What checks and sends an enquiry. It loads right after hydration. */
export type FormRuntime = typeof import('./form-runtime');

type EnquiryFieldsProps = TypedEnquiry & {
  errors: EnquiryErrors;
  locked: boolean;
  /** The sign before each error. */
  warning: ReactNode;
  runtime: FormRuntime | undefined;
  fullDays: FullDays;
  onTypeChange: (type: string) => void;
};

/** The fields of the form with their labels, hints and errors. Tour Type is shown only with the type Tour. */
export function EnquiryFields(props: EnquiryFieldsProps) {
  const { tours, typed, errors, locked, warning, runtime, fullDays, onTypeChange } = props;
  const [doubtful, setDoubtful] = useState(false);
  // The page is built long before it is read, so the first and the last day come from the visitor's calendar. Each edit sets
  // them again, because the page may stay open over midnight.
  const days = runtime?.dateWindow(new Date());
  const field = (name: keyof Enquiry) => ({ name, error: errors[name], warning });
  const control = (name: keyof Enquiry, hint?: boolean) => fieldAttributes(name, errors[name], hint);
  return (
    <>
      <Field {...field('name')}>
        <input {...control('name')} type="text" readOnly={locked} autoComplete="name" enterKeyHint="next" />
      </Field>
      <Field
        {...field('contactDetails')}
        hint={doubtful ? enquiryForm.contactDoubt : enquiryForm.contactHint}
      >
        <input
          {...control('contactDetails', true)}
          readOnly={locked}
          autoComplete="email"
          inputMode="email"
          enterKeyHint="next"
          spellCheck={false}
          autoCapitalize="off"
          autoCorrect="off"
          onBlur={({ target }) => {
            runtime?.afterPress(() =>
              setDoubtful(target.value.trim() !== '' && !looksReachable(target.value)),
            );
          }}
          onInput={({ currentTarget }) => doubtful && setDoubtful(!looksReachable(currentTarget.value))}
        />
      </Field>
      <div className={`columns ${styles.pair}`}>
        <Field {...field('enquiryType')}>
          <select
            {...control('enquiryType')}
            disabled={locked}
            onChange={({ target }) => onTypeChange(target.value)}
          >
            <option value="">{enquiryForm.chooseType}</option>
            {enquiryTypes.map((name) => (
              // The value is set, because a translator changes the words.
              <option key={name} value={name}>
                {name}
              </option>
            ))}
          </select>
        </Field>
        <Field {...field('tourType')} hidden={typed.enquiryType !== 'Tour'}>
          <select {...control('tourType')} disabled={locked}>
            <option value="">{enquiryForm.chooseTour}</option>
            {tours.map(({ slug, name }) => (
              <option key={slug} value={slug}>
                {name}
              </option>
            ))}
          </select>
        </Field>
      </div>
      <Field {...field('preferredDate')}>
        <input
          {...control('preferredDate')}
          type="date"
          readOnly={locked}
          min={days?.first}
          max={days?.last}
        />
        {runtime && (
          <runtime.DateHints className={styles.dateHint} tours={tours} typed={typed} fullDays={fullDays} />
        )}
      </Field>
      <Field {...field('message')}>
        <textarea
          {...control('message')}
          readOnly={locked}
          rows={6}
          defaultValue={enquiryForm.messageTemplate}
        />
      </Field>
    </>
  );
}
