import { type RefObject, useEffect, useRef, useState } from 'react';
import { controlOf, readEnquiry } from '../enquiry/enquiry';
import type { EnquiryErrors, validate } from '../enquiry/validate';
import styles from './error-summary.module.css';

type Shown = {
  errors: EnquiryErrors;
  /** How many presses in a row have been refused. */
  refusals: number;
};

/**
 * The errors that the form shows: all of them after a press, otherwise only those of fields that the visitor has left.
 * @param find finds them; undefined until it has loaded
 */
export function useErrors(form: RefObject<HTMLFormElement | null>, find: typeof validate | undefined) {
  const [shown, setShown] = useState<Shown>({ errors: {}, refusals: 0 });

  const check = () => {
    if (!form.current || !find) return {};
    const date = controlOf(form.current, 'preferredDate');
    return find(readEnquiry(form.current), new Date(), date?.validity.badInput);
  };
  /** Removes the errors that are fixed. Adds one only for the field that was left. */
  const recheck = (left?: string) => {
    const found = Object.entries(check());
    setShown(({ errors, refusals }) => {
      const kept = found.filter(([name]) => name in errors || name === left);
      return { errors: Object.fromEntries(kept), refusals: kept.length && refusals };
    });
  };
  /** At a press: shows all errors. Returns whether there are any. */
  const refuse = () => {
    const errors = check();
    const refused = Object.keys(errors).length > 0;
    setShown({ errors, refusals: refused ? shown.refusals + 1 : 0 });
    return refused;
  };
  return { ...shown, recheck, refuse };
}

type ErrorSummaryProps = Shown & { title: string | undefined };

/**
 * The errors, on top of the form, each a link to its field. At each refused press they take the focus. The box is always in the
 * page, and its content is replaced as a whole: a translator or an extension may have removed parts of it
 * (https://github.com/facebook/react/issues/11538).
 */
export function ErrorSummary({ title, errors, refusals }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (refusals) box.current?.focus();
  }, [refusals]);
  const entries = Object.entries(errors);
  return (
    <div className={styles.box} ref={box} tabIndex={-1} role="alert" aria-label={title} hidden={!refusals}>
      {refusals > 0 && (
        <div key={JSON.stringify(errors)}>
          <h2 className={styles.title}>{title}</h2>
          <ul>
            {entries.map(([name, error]) => (
              <li key={name}>
                <a
                  className={styles.link}
                  href={`#${name}`}
                  onClick={(event) => {
                    // Move the focus only: following the link would leave a fragment in the address.
                    event.preventDefault();
                    document.getElementById(name)?.focus();
                  }}
                >
                  {error}
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
