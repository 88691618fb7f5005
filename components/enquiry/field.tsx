import type { ReactNode } from 'react';
import controlStyles from '@/components/shared/control.module.css';
import { enquiryForm } from '@/site/enquiry-form';
import type { Enquiry } from './enquiry';
import styles from './field.module.css';

/** The only field that may stay empty. */
const OPTIONAL: keyof Enquiry = 'preferredDate';

type FieldProps = {
  name: keyof Enquiry;
  hint?: string;
  error: string | undefined;
  hidden?: boolean;
  /** The sign before the error. */
  warning: ReactNode;
  /** The control, which takes its attributes from `fieldAttributes`. */
  children: ReactNode;
};

/**
 * A labelled field with its hint and its error. Its parts are always in the page; only their attributes and whole texts change,
 * because a translator puts elements round every text, and an extension may wrap the control or remove parts
 * (https://github.com/facebook/react/issues/11538).
 */
export function Field({ name, hint, error, hidden, warning, children }: FieldProps) {
  return (
    <div className={styles.field} data-invalid={Boolean(error)} hidden={hidden}>
      <label htmlFor={name}>
        {enquiryForm.labels[name]}{' '}
        {name === OPTIONAL && <span className={styles.optional}>{enquiryForm.optional}</span>}
      </label>
      {hint && (
        <p className="small" id={`${name}-hint`}>
          {hint}
        </p>
      )}
      <p className={styles.error} id={`${name}-error`} hidden={!error}>
        {warning}
        <span>{error}</span>
      </p>
      {children}
    </div>
  );
}

/** The attributes of every control of the form: its name, whether it is required, and the ids of what describes it. */
export function fieldAttributes(name: keyof Enquiry, error: string | undefined, hint?: boolean) {
  return {
    id: name,
    name,
    className: controlStyles.control,
    required: name !== OPTIONAL,
    'aria-invalid': !!error || undefined,
    'aria-describedby':
      [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(' ') || undefined,
  };
}
