import { useEffect, useRef } from 'react';
import { formTexts } from '@/site/enquiry-fields';
import type { TypedEnquiry } from '../form-values';
import type { EnquiryParts } from '../parts';
import { outcomeOf, useEnquiryStore } from '../store';
import { fallbackMessages } from './fallback';
import { FallbackContacts } from './fallback-contacts';
import styles from './status.module.css';

/**
 * Shows the status of sending. A live region announces that it goes on. The result is announced once: its message takes the focus,
 * also when it is there at the start and has not been told yet.
 * Only whole elements change, because a translator puts elements round every text
 * (https://github.com/facebook/react/issues/11538).
 */
export function Status({ tours, typed, parts }: TypedEnquiry & { parts: EnquiryParts }) {
  const { icons, reloadOffer, whatHappensNext } = parts;
  const { state } = useEnquiryStore();
  const { status } = state;
  const message = useRef<HTMLParagraphElement>(null);
  const last = useRef<typeof status>('idle');
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new status takes the focus
  useEffect(() => {
    const was = last.current;
    last.current = status;
    if (status !== 'sent' && status !== 'failed') return;
    // At the start a quick visitor may be in a field already. After a press the button had the focus, and lost it while it was disabled.
    const first = was === 'idle' && !state.told && document.activeElement?.matches('body, main');
    if (first || was === 'sending') message.current?.focus();
  }, [status]);
  const outcome = outcomeOf(state);
  return (
    <div className={styles.box} data-status={status}>
      <p role="status" className="onlyRead">
        {status === 'sending' ? formTexts.sendingAloud : ''}
      </p>
      <p className={styles.message} ref={message} tabIndex={-1}>
        {outcome && (
          <span key={outcome}>
            {status === 'failed' ? icons.warning : icons.check}
            <span>{outcome}</span>
          </span>
        )}
      </p>
      {status === 'failed' && state.stuck && reloadOffer}
      {status === 'sent' && <p className={styles.next}>{whatHappensNext}</p>}
      {status === 'failed' && (
        <FallbackContacts parts={parts} fallback={fallbackMessages({ ...state.enquiry, ...typed }, tours)} />
      )}
    </div>
  );
}
