import { type ReactNode, useState } from 'react';
import { ENQUIRY_TYPES, type Enquiry, MESSAGE_TEMPLATE, type TourChoice } from './enquiry';
import styles from './enquiry-form.module.css';
import { Field, fieldAttributes } from './field';
import { dateWindow, type EnquiryErrors, looksReachable } from './validate';

type EnquiryFieldsProps = {
  tours: readonly TourChoice[];
  type: string;
  errors: EnquiryErrors;
  locked: boolean;
  warningSign: ReactNode;
  sunsetHint: ReactNode;
  onTypeChange: (type: string) => void;
};

/** The fields of the form with their labels, hints and errors. Tour Type is shown only with the type Tour. */
export function EnquiryFields({
  tours,
  type,
  errors,
  locked,
  warningSign,
  sunsetHint,
  onTypeChange,
}: EnquiryFieldsProps) {
  const [unsure, setUnsure] = useState(false);
  const field = (name: keyof Enquiry) => ({ name, error: errors[name], sign: warningSign });
  const control = (name: keyof Enquiry, hint?: boolean) => fieldAttributes(name, errors[name], hint);
  return (
    <>
      <Field {...field('name')} label="Name">
        <input
          {...control('name')}
          type="text"
          required
          readOnly={locked}
          autoComplete="name"
          enterKeyHint="next"
        />
      </Field>
      <Field
        {...field('contactDetails')}
        label="Contact Details"
        hint={
          unsure
            ? 'Is this a phone number or an e-mail address? Please look again.'
            : 'A phone number or an e-mail address'
        }
      >
        <input
          {...control('contactDetails', true)}
          required
          readOnly={locked}
          autoComplete="email"
          inputMode="email"
          enterKeyHint="next"
          spellCheck={false}
          autoCapitalize="none"
          onBlur={({ target }) => setUnsure(target.value.trim() !== '' && !looksReachable(target.value))}
          onInput={({ currentTarget }) => unsure && setUnsure(!looksReachable(currentTarget.value))}
        />
      </Field>
      <div className={styles.pair}>
        <Field {...field('enquiryType')} label="Enquiry Type">
          <select
            {...control('enquiryType')}
            required
            disabled={locked}
            onChange={({ target }) => onTypeChange(target.value)}
          >
            <option value="">Choose one</option>
            {ENQUIRY_TYPES.map((name) => (
              // The value is set, because a translator changes the words.
              <option key={name} value={name}>
                {name}
              </option>
            ))}
          </select>
        </Field>
        <Field {...field('tourType')} label="Tour Type" hidden={type !== 'Tour'}>
          <select {...control('tourType')} required disabled={locked}>
            <option value="">Choose a tour</option>
            {tours.map(({ slug, name }) => (
              <option key={slug} value={slug}>
                {name}
              </option>
            ))}
          </select>
        </Field>
      </div>
      <Field {...field('preferredDate')} label="Preferred Date" optional>
        <input
          {...control('preferredDate')}
          type="date"
          readOnly={locked}
          // The page is built long before it is read, so the first and last day come from the visitor's calendar on focus.
          onFocus={({ currentTarget }) => {
            const { first, last } = dateWindow(new Date());
            currentTarget.min = first;
            currentTarget.max = last;
          }}
        />
        {sunsetHint}
      </Field>
      <Field {...field('message')} label="Message">
        <textarea
          {...control('message')}
          required
          readOnly={locked}
          rows={6}
          defaultValue={MESSAGE_TEMPLATE}
        />
      </Field>
    </>
  );
}
