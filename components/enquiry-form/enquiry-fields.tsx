import { useState } from 'react';
import { SunsetHint } from '@/components/sunset/sunset-hint';
import { ENQUIRY_TYPES, type TourChoice } from './enquiry';
import styles from './enquiry-form.module.css';
import { Field, fieldAttributes } from './field';
import { dateWindow, type EnquiryErrors, looksReachable } from './validate';

type EnquiryFieldsProps = {
  tours: readonly TourChoice[];
  type: string;
  tour: string;
  errors: EnquiryErrors;
  locked: boolean;
  messageTemplate: string;
  onTypeChange: (type: string) => void;
};

/** The fields of the form, in the specification's order and with its labels (section 2, Contact). */
export function EnquiryFields({
  tours,
  type,
  tour,
  errors,
  locked,
  messageTemplate,
  onTypeChange,
}: EnquiryFieldsProps) {
  const [unsure, setUnsure] = useState(false);
  return (
    <>
      <Field name="name" label="Name" error={errors.name}>
        <input
          {...fieldAttributes('name', { error: errors.name })}
          type="text"
          required
          readOnly={locked}
          autoComplete="name"
          enterKeyHint="next"
        />
      </Field>
      <Field
        name="contactDetails"
        label="Contact Details"
        hint={
          unsure
            ? 'Is this a phone number or an e-mail address? Please look again.'
            : 'A phone number or an e-mail address'
        }
        error={errors.contactDetails}
      >
        <input
          {...fieldAttributes('contactDetails', { error: errors.contactDetails, hint: true })}
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
        <Field name="enquiryType" label="Enquiry Type" error={errors.enquiryType}>
          <select
            {...fieldAttributes('enquiryType', { error: errors.enquiryType })}
            required
            disabled={locked}
            onChange={({ target }) => onTypeChange(target.value)}
          >
            <option value="">Choose one</option>
            {ENQUIRY_TYPES.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </Field>
        {type === 'Tour' && (
          <Field name="tourType" label="Tour Type" error={errors.tourType}>
            <select
              key={tour}
              {...fieldAttributes('tourType', { error: errors.tourType })}
              required
              disabled={locked}
              defaultValue={tour}
            >
              <option value="">Choose a tour</option>
              {tours.map(({ slug, name }) => (
                <option key={slug} value={slug}>
                  {name}
                </option>
              ))}
            </select>
          </Field>
        )}
      </div>
      <Field name="preferredDate" label="Preferred Date" optional error={errors.preferredDate}>
        <input
          {...fieldAttributes('preferredDate', { error: errors.preferredDate })}
          type="date"
          readOnly={locked}
          // The page is built long before it is read: the window is taken from the visitor's calendar when it is needed.
          onFocus={({ currentTarget }) => {
            const { first, last } = dateWindow(new Date());
            currentTarget.min = first;
            currentTarget.max = last;
          }}
        />
        <SunsetHint tours={tours} />
      </Field>
      <Field name="message" label="Message" error={errors.message}>
        <textarea
          {...fieldAttributes('message', { error: errors.message })}
          required
          readOnly={locked}
          rows={6}
          defaultValue={messageTemplate}
        />
      </Field>
    </>
  );
}
