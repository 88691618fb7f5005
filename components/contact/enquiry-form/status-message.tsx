import { type ReactNode, useEffect, useRef } from 'react';
import { enquiryForm } from '@/data/enquiry-form';
import { outcomeOf, useEnquiryState } from '../enquiry/enquiry-state';
import styles from './status-message.module.css';

type StatusMessageProps = {
  drawn: { whatHappensNext: ReactNode; otherWays: ReactNode; warning: ReactNode; check: ReactNode };
};

/**
 * Shows the status of sending. A live region announces that it goes on. The result is announced once: its message takes the focus.
 * Only whole elements change, because a translator puts elements round every text
 * (https://github.com/facebook/react/issues/11538).
 */
export function StatusMessage({ drawn }: StatusMessageProps) {
  const state = useEnquiryState();
  const { status } = state;
  const message = useRef<HTMLParagraphElement>(null);
  const last = useRef(status);
  useEffect(() => {
    const was = last.current;
    last.current = status;
    // The button had the focus and lost it while it was disabled.
    if (was !== status && was !== 'failed' && (status === 'sent' || status === 'failed'))
      message.current?.focus();
  }, [status]);
  const outcome = outcomeOf(state);
  return (
    <div className={styles.box} data-status={status}>
      <p role="status" className="onlyRead">
        {status === 'sending' ? enquiryForm.sendingAloud : ''}
      </p>
      <p className={styles.message} ref={message} tabIndex={-1}>
        {outcome && (
          <span className={styles.outcome} key={outcome}>
            {status === 'failed' ? drawn.warning : drawn.check}
            <span>{outcome}</span>
          </span>
        )}
      </p>
      {status === 'sent' && <p className={styles.next}>{drawn.whatHappensNext}</p>}
      {status === 'failed' && drawn.otherWays}
    </div>
  );
}
