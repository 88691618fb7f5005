import type { ReactNode } from 'react';
import styles from './enquiry-form.module.css';

type FieldProps = {
  /** The name of the field in the form; its parts are found by ids made of it. */
  name: string;
  label: string;
  optional?: boolean;
  hint?: ReactNode;
  error?: string | undefined;
  /** Stands before what is wrong. */
  sign: ReactNode;
  /** The control, which takes its attributes from `fieldAttributes`. */
  children: ReactNode;
};

/** A labelled field with its hint and, when there is one, what is wrong with it. */
export function Field({ name, label, optional, hint, error, sign, children }: FieldProps) {
  return (
    <div className={styles.field} data-invalid={Boolean(error)}>
      <label htmlFor={name}>
        {label} {optional && <span>(optional)</span>}
      </label>
      {hint && <p id={`${name}-hint`}>{hint}</p>}
      {error && (
        <p id={`${name}-error`}>
          {sign}
          {error}
        </p>
      )}
      {children}
    </div>
  );
}

/** What every control of the form carries: its name, and what describes it. */
export function fieldAttributes(name: string, error?: string, hint?: boolean) {
  return {
    id: name,
    name,
    'aria-invalid': !!error || undefined,
    'aria-describedby':
      [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(' ') || undefined,
  };
}
