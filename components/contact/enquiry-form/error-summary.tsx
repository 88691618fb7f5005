import { useEffect, useRef } from 'react';
import type { EnquiryErrors } from '../enquiry/validate';
import styles from './error-summary.module.css';

type ErrorSummaryProps = {
  title: string | undefined;
  errors: EnquiryErrors;
  /** How many presses in a row have been refused. At each one the summary takes the focus. */
  refusals: number;
};

/**
 * The errors, on top of the form, each a link to its field. The box is always in the page, and its content is replaced as a
 * whole: a translator or an extension may have removed parts of it (https://github.com/facebook/react/issues/11538).
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
