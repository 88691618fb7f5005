'use client';

import { type ComponentProps, type ReactNode, useState } from 'react';
import { useEnquiryState } from '../enquiry/enquiry-state';

/** A link that opens the failed enquiry, with all later edits, as an e-mail or a text message. */
export function WrittenLink({ way, ...attributes }: ComponentProps<'a'> & { way: 'email' | 'sms' }) {
  const state = useEnquiryState();
  return <a href={state.status === 'failed' ? state.written[way] : undefined} {...attributes} />;
}

type CopyEnquiryProps = {
  className: string | undefined;
  icon: ReactNode;
  words: { copy: string; copyHint: string; copied: string; notCopied: string; yourEnquiry: string };
};

/** Copies the failed enquiry, or shows it where the browser refuses. */
export function CopyEnquiry({ className, icon, words }: CopyEnquiryProps) {
  const state = useEnquiryState();
  const [result, setResult] = useState<'copyHint' | 'copied' | 'notCopied'>('copyHint');
  if (state.status !== 'failed') return null;
  const { text } = state.written;
  const copy = async () => {
    try {
      // Old browsers and plain http have no clipboard at all.
      await navigator.clipboard.writeText(text);
      setResult('copied');
    } catch {
      setResult('notCopied');
    }
  };
  return (
    <>
      <button className={className} type="button" onClick={copy}>
        {icon}
        <span>
          <b>{words.copy}</b>
          <small aria-live="polite">{words[result]}</small>
        </span>
      </button>
      {result === 'notCopied' && <textarea readOnly rows={6} aria-label={words.yourEnquiry} value={text} />}
    </>
  );
}
