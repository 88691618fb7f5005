import { useEffect, useRef } from 'react';
import type { EnquiryErrors } from './validate';

const COUNTS = ['', 'One thing', 'Two things', 'Three things', 'Four things', 'Five things', 'Six things'];

/** What is to be mended, on top of the form, each a link to its field. It takes the focus when it comes. */
export function ErrorSummary({ errors }: { errors: EnquiryErrors }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  const entries = Object.entries(errors);
  const title = `${COUNTS[entries.length]} to fix`;
  return (
    <div ref={box} tabIndex={-1} role="alert" aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {entries.map(([name, error]) => (
          <li key={name}>
            <a
              href={`#${name}`}
              onClick={(event) => {
                // The focus, not the address: a fragment would stay in it.
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
  );
}
