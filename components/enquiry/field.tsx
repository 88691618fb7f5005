import { type ComponentProps, type ReactNode, useState } from 'react';
import controlStyles from '@/components/shared/control.module.css';
import { type EnquiryField, formTexts } from '@/site/enquiry/fields';
import { afterPress } from './after-press';
import styles from './field.module.css';

type ControlProps = {
  field: EnquiryField;
  error: string | undefined;
  locked: boolean;
  choices: ReactNode;
  days: { first: string; last: string } | undefined;
};

type FieldProps = ControlProps & {
  hidden: boolean;
  warningIcon: ReactNode;
  children: ReactNode;
};

/**
 * A field's parts are always in the page, and only attributes and whole texts
 * change: a translator or an extension may have wrapped or removed a part
 * (https://github.com/facebook/react/issues/11538).
 */
export function Field({
  hidden,
  warningIcon,
  children,
  ...control
}: FieldProps) {
  const { field, error } = control;
  const { name, label, optional, hint, doubt } = field;
  const [doubtful, setDoubtful] = useState(false);
  const checkDoubt = (value: string) =>
    setDoubtful(!!doubt && value.trim() !== '' && !doubt.pattern.test(value));
  return (
    <div
      className={styles.field}
      data-control={field.control}
      data-invalid={Boolean(error)}
      hidden={hidden}
    >
      <label htmlFor={name}>
        {label} {optional && <span>{formTexts.optional}</span>}
      </label>
      {hint && (
        <p className="small" id={`${name}-hint`}>
          {doubtful ? doubt?.hint : hint}
        </p>
      )}
      <p className={styles.error} id={`${name}-error`} hidden={!error}>
        {warningIcon}
        <span>{error}</span>
      </p>
      <Control
        {...control}
        onBlur={({ target }) => afterPress(() => checkDoubt(target.value))}
        onInput={({ currentTarget }) =>
          doubtful && checkDoubt(currentTarget.value)
        }
      />
      {children}
    </div>
  );
}

type ControlEvents = Pick<ComponentProps<'input'>, 'onBlur' | 'onInput'>;

function Control({
  field,
  error,
  locked,
  choices,
  days,
  ...events
}: ControlProps & ControlEvents) {
  const { name, control, attributes, start, hint, optional } = field;
  const described = [hint && `${name}-hint`, error && `${name}-error`]
    .filter(Boolean)
    .join(' ');
  const shared = {
    ...attributes,
    id: name,
    name,
    className: controlStyles.control,
    required: !optional,
    'aria-invalid': !!error || undefined,
    'aria-describedby': described || undefined,
  };
  if (control === 'lines')
    return (
      <textarea {...shared} readOnly={locked} rows={6} defaultValue={start} />
    );
  if (control === 'day')
    return (
      <input
        {...shared}
        readOnly={locked}
        type="date"
        min={days?.first}
        max={days?.last}
      />
    );
  if (control === 'line')
    return <input {...shared} {...events} readOnly={locked} type="text" />;
  return (
    <select {...shared} disabled={locked}>
      <option value="">{start}</option>
      {choices}
    </select>
  );
}
