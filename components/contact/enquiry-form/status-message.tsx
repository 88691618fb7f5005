import { type ReactNode, useEffect, useRef } from 'react';
import { enquiryWords as words } from '@/data/enquiry-words';
import type { TourChoice } from './enquiry';
import { useSending } from './sending';
import { WrittenOut } from './written-out';

export type StatusMessageProps = {
  tours: readonly TourChoice[];
  /** What follows success. */
  whatHappensNext: string;
  /** What follows failure: drawn on the server, as the signs are, so that it stays out of the scripts. */
  otherWays: ReactNode;
  signs: { warning: ReactNode; check: ReactNode };
};

/**
 * Says how the sending went. A live region says that it goes on. How it ended is said once, by the message that takes the
 * focus. Only whole elements change, because a translator puts elements round every text.
 */
export function StatusMessage({ tours, whatHappensNext, otherWays, signs }: StatusMessageProps) {
  const { status, enquiry } = useSending();
  const message = useRef<HTMLParagraphElement>(null);
  const last = useRef(status);
  useEffect(() => {
    // The button had the focus and lost it while it was disabled.
    if (last.current === 'sending' && status !== 'sending') message.current?.focus();
    last.current = status;
  }, [status]);
  const ended = status === 'idle' || status === 'sending' ? '' : words[status];
  return (
    <div data-kind={status}>
      <p role="status" className="onlyRead">
        {status === 'sending' ? words.sending : ''}
      </p>
      <p ref={message} tabIndex={-1}>
        {ended && (
          <span key={status}>
            {status === 'failed' ? signs.warning : signs.check}
            <span>{ended}</span>
          </span>
        )}
      </p>
      {status === 'sent' && <p>{whatHappensNext}</p>}
      {status === 'failed' && enquiry && (
        <WrittenOut enquiry={enquiry} tours={tours}>
          {otherWays}
        </WrittenOut>
      )}
    </div>
  );
}
