import type { ReactNode } from 'react';
import styles from './field.module.css';

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
      <label className={styles.label} htmlFor={name}>
        {label} {optional && <span className={styles.optional}>(optional)</span>}
      </label>
      {hint && (
        <p id={`${name}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {error && (
        <p id={`${name}-error`} className={styles.error}>
          {sign}
          {error}
        </p>
      )}
      {children}
    </div>
  );
}

/** What every control of the form carries: its name, its look, and what describes it. */
export function fieldAttributes(
  name: string,
  { error, hint }: { error?: string | undefined; hint?: boolean },
) {
  const described = [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(' ');
  return {
    id: name,
    name,
    className: styles.control,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': described || undefined,
  };
}
