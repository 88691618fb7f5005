import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type Enquiry, enquiryAsText, subjectOf, type TourChoice } from './enquiry';
import styles from './written-out.module.css';

type WrittenOutProps = {
  enquiry: Enquiry;
  tours: readonly TourChoice[];
  /** `OtherWays`, which comes from the server: its words and signs stay out of the scripts. */
  children: ReactNode;
};

/** Writes the enquiry, as it stands now, into the links round the form, and copies it. */
export function WrittenOut({ enquiry, tours, children }: WrittenOutProps) {
  const box = useRef<HTMLDivElement>(null);
  const [copied, setCopied] = useState('');
  const text = enquiryAsText(enquiry, tours);

  useEffect(() => {
    const body = `&body=${encodeURIComponent(text)}`;
    const fill = (way: string, query: string) => {
      const link = box.current?.querySelector<HTMLAnchorElement>(`[href^="${way}:"]`);
      if (link) link.href = link.href.replace(/\?.*|$/, `?${query}${body}`);
    };
    fill('mailto', `subject=${encodeURIComponent(subjectOf(enquiry))}`);
    // iPhones take the text after '&', others after '?'.
    fill('sms', '');
    const said = box.current?.querySelector('[aria-live]');
    if (said && copied) said.textContent = copied;
  });

  const copy = async () => {
    try {
      // Old browsers and plain http have no clipboard at all.
      await navigator.clipboard.writeText(text);
      setCopied('Copied');
    } catch {
      setCopied('Not copied: select the text below');
    }
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the button inside is what is pressed; this hears its clicks
    <div
      className={styles.ways}
      ref={box}
      onClick={({ target }) => {
        if ((target as Element).closest('button')) copy();
      }}
    >
      {children}
      {copied.startsWith('Not') && (
        <textarea className={styles.text} readOnly rows={6} aria-label="Your enquiry" value={text} />
      )}
    </div>
  );
}
