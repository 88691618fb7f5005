import { useEffect, useRef } from 'react';
import { enquiryErrors } from '@/site/enquiry/errors';
import styles from './form.module.css';
import type { ShownErrors } from './use-errors';

/**
 * A press that finds errors gives them the focus. They change as a whole
 * (field.tsx).
 */
export function ErrorSummary({ errors, failedPresses }: ShownErrors) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (failedPresses) box.current?.focus();
  }, [failedPresses]);
  const entries = Object.entries(errors);
  const title = enquiryErrors.toFix(entries.length);
  return (
    <div
      className={styles.errors}
      ref={box}
      tabIndex={-1}
      role="alert"
      aria-label={title}
      hidden={!failedPresses}
    >
      {failedPresses > 0 && (
        <div key={JSON.stringify(errors)}>
          <h2>{title}</h2>
          <ul>
            {entries.map(([name, error]) => (
              <li key={name}>
                <a
                  href={`#${name}`}
                  onClick={(event) => {
                    // Following the link would change the address.
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
