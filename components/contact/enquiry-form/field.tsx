import type { ReactNode } from 'react';
import styles from './enquiry-form.module.css';

type FieldProps = {
  /** The name of the field in the form; its parts are found by ids made of it. */
  name: string;
  label: string;
  optional?: boolean;
  hint?: ReactNode;
  error?: string | undefined;
  hidden?: boolean;
  /** The sign before the error. */
  sign: ReactNode;
  /** The control, which takes its attributes from `fieldAttributes`. */
  children: ReactNode;
};

/**
 * A labelled field with its hint and its error. Its parts are always in the page; only their attributes and whole texts change.
 * The reason: a translator puts elements round every text, and an extension may wrap the control or remove parts.
 */
export function Field({ name, label, optional, hint, error, hidden, sign, children }: FieldProps) {
  return (
    <div className={styles.field} data-invalid={Boolean(error)} hidden={hidden}>
      <label htmlFor={name}>
        {label} {optional && <span>(optional)</span>}
      </label>
      {hint && <p id={`${name}-hint`}>{hint}</p>}
      <p id={`${name}-error`} hidden={!error}>
        {sign}
        <span>{error}</span>
      </p>
      {children}
    </div>
  );
}

/** The attributes of every control of the form: its name, and the ids of what describes it. */
export function fieldAttributes(name: string, error?: string, hint?: boolean) {
  return {
    id: name,
    name,
    'aria-invalid': !!error || undefined,
    'aria-describedby':
      [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(' ') || undefined,
  };
}
