import { type ReactNode, useEffect, useRef, useState } from 'react';
import { formTexts } from '@/site/enquiry/fields';
import { enquiryOutcome } from '@/site/enquiry/outcome';
import { fallbackMessages } from '../fallback';
import type { TypedEnquiry } from '../form-values';
import type { EnquiryParts } from '../parts';
import type { SendingState } from '../send/use-sending';
import { FallbackContacts } from './fallback-contacts';
import styles from './status.module.css';

type StatusProps = TypedEnquiry & {
  state: SendingState;
  parts: EnquiryParts;
  /** Whether the scripts that send have come. */
  canSend: boolean;
};

/**
 * The result of sending. It takes the focus after a press, so that a screen
 * reader reads it once. Its elements change as a whole (field.tsx).
 */
export function Status({ state, tours, typed, parts, canSend }: StatusProps) {
  const { icons, reloadOffer, whatHappensNext } = parts;
  const message = useRef<HTMLParagraphElement>(null);
  const last = useRef<SendingState>('idle');
  useEffect(() => {
    const was = last.current;
    last.current = state;
    // When the form opens, a quick visitor may be in a field already. After a
    // press the button had the focus, and lost it while it was disabled.
    const opens =
      state === 'unknown' && document.activeElement?.matches('body, main');
    if (opens || was === 'sending') message.current?.focus();
  }, [state]);
  const outcome =
    state === 'idle' || state === 'sending' ? '' : enquiryOutcome[state];
  const failed = state === 'failed' || state === 'unknown';
  const fallback = failed && fallbackMessages(typed, tours);
  return (
    <div className={styles.box} data-status={state}>
      <p role="status" className={styles.stay}>
        {state === 'sending' ? formTexts.stay : ''}
      </p>
      <p className={styles.message} ref={message} tabIndex={-1}>
        {outcome && (
          <span key={outcome}>
            {failed ? icons.warning : icons.check}
            <span>{outcome}</span>
          </span>
        )}
      </p>
      {state === 'sent' && <p className={styles.next}>{whatHappensNext}</p>}
      {/* The key ends 'Copied' when the text changes. */}
      {fallback && (
        <FallbackContacts
          key={fallback.text}
          parts={parts}
          fallback={fallback}
        />
      )}
      {state === 'failed' && (
        <ReloadOffer canSend={canSend}>{reloadOffer}</ReloadOffer>
      )}
    </div>
  );
}

/**
 * Stays when the scripts come after all: the visitor may just be pressing it.
 */
function ReloadOffer({
  canSend,
  children,
}: Pick<StatusProps, 'canSend'> & { children: ReactNode }) {
  // Offline a reload cannot help.
  const [isOffered] = useState(!canSend && navigator.onLine);
  return isOffered && children;
}
