import { type ReactNode, useEffect, useRef } from 'react';
import { Icon } from '@/components/icon/icon';
import { MESSAGES, type SendStatus } from './sending';
import styles from './status-message.module.css';

type StatusMessageProps = {
  status: SendStatus;
  /** What follows the sentence: what happens next, or the other ways in. */
  children?: ReactNode;
};

/** How the sending went (section 4). The live region stands from the start, so that a screen reader hears what comes into it. */
export function StatusMessage({ status, children }: StatusMessageProps) {
  const message = MESSAGES[status];
  const box = useRef<HTMLDivElement>(null);
  const last = useRef(status);
  useEffect(() => {
    // The button had the focus and lost it while it was disabled.
    if (last.current === 'sending' && status !== 'sending') box.current?.focus();
    last.current = status;
  }, [status]);
  return (
    <div
      className={styles.box}
      data-kind={message && (message.includes('Failed') ? 'failed' : 'sent')}
      ref={box}
      tabIndex={-1}
    >
      <p role="status" className={styles.message}>
        {message && <Icon name={status === 'sent' ? 'check' : 'warning'} />}
        {message}
        {status === 'sending' && <span className="onlyRead">Sending your enquiry</span>}
      </p>
      {message && children}
    </div>
  );
}
