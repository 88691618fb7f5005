import { useEffect, useRef } from 'react';
import { formTexts } from '@/site/enquiry/fields';
import type { TypedEnquiry } from '../form-values';
import type { EnquiryParts } from '../parts';
import { closeResult, isUncertain, outcomeOf, useEnquiryStore } from '../store';
import { fallbackMessages } from './fallback';
import { FallbackContacts } from './fallback-contacts';
import { CloseButton } from './notice';
import styles from './status.module.css';

/**
 * The status of sending. A new result takes the focus, so that a screen reader
 * reads it once; so does the result that an earlier page has stored. Elements
 * change as a whole, because a translator may have changed them (field.tsx).
 */
export function Status({
  tours,
  typed,
  parts,
}: TypedEnquiry & { parts: EnquiryParts }) {
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
    // At the start a quick visitor may be in a field already. After a press the
    // button had the focus, and lost it while it was disabled.
    const first =
      was === 'idle' &&
      !state.told &&
      document.activeElement?.matches('body, main');
    if (first || was === 'sending') message.current?.focus();
  }, [status]);
  const outcome = outcomeOf(state);
  const fallback =
    status === 'failed' &&
    fallbackMessages({ ...state.enquiry, ...typed }, tours);
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
      {status === 'sent' && <p className={styles.next}>{whatHappensNext}</p>}
      {/* The key ends 'Copied' when the text changes. */}
      {fallback && (
        <FallbackContacts
          key={fallback.text}
          parts={parts}
          fallback={fallback}
        />
      )}
      {/* Offline a reload cannot help. */}
      {status === 'failed' && state.stuck && navigator.onLine && reloadOffer}
      {isUncertain(state) && <CloseButton close={closeResult} />}
    </div>
  );
}
