import { type ReactNode, useEffect, useRef } from 'react';
import type { TourChoice } from './enquiry';
import { MESSAGES, useSending } from './sending';
import { WrittenOut } from './written-out';

export type StatusMessageProps = {
  tours: readonly TourChoice[];
  /** What follows success. */
  whatHappensNext: string;
  /** What follows failure: drawn on the server, as the signs are, so that it stays out of the scripts. */
  otherWays: ReactNode;
  signs: { warning: ReactNode; check: ReactNode };
};

/** How the sending went (section 4). The live region stands from the start, so that a screen reader hears what comes into it. */
export function StatusMessage({ tours, whatHappensNext, otherWays, signs }: StatusMessageProps) {
  const { status, enquiry } = useSending();
  const message = MESSAGES[status];
  const box = useRef<HTMLDivElement>(null);
  const last = useRef(status);
  useEffect(() => {
    // The button had the focus and lost it while it was disabled.
    if (last.current === 'sending' && status !== 'sending') box.current?.focus();
    last.current = status;
  }, [status]);
  return (
    <div data-kind={status} ref={box} tabIndex={-1}>
      <p role="status">
        {message && (status === 'sent' ? signs.check : signs.warning)}
        {message}
        {status === 'sending' && <span className="onlyRead">Sending your enquiry</span>}
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
