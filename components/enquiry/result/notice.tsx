'use client';

import { type CSSProperties, useEffect } from 'react';
import { ButtonLink } from '@/components/shared/button-link';

import { enquiryOutcome } from '@/site/enquiry/outcome';
import {
  closeNotice,
  type EnquiryState,
  isUncertain,
  outcomeOf,
  restoreResult,
  setEnquiryState,
  useEnquiryStore,
} from '../store';
import { takeRoom, takeRoomAndFocus } from './take-room';

/**
 * What the form needs on every page: its result, and the bot check, whose token
 * may arrive after the visitor has left the form.
 */
export function EnquiryOnEveryPage() {
  return (
    <>
      <EnquiryNotice />
      {useEnquiryStore().botCheck?.drawn}
    </>
  );
}

/**
 * Shows the result of an enquiry wherever the form does not: the visitor left
 * it during sending, or before the result was told.
 */
export function EnquiryNotice() {
  const { state, formOpen } = useEnquiryStore();
  useEffect(restoreResult, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the time counts from the start again when the form goes and the notice appears
  useEffect(() => countAsTold(state), [state, formOpen]);

  const outcome = outcomeOf(state);
  const failed = state.status === 'failed';
  if (!outcome || formOpen || (failed && state.closed)) return null;
  const tone = failed ? 'bad' : 'good';
  const {
    email = '',
    tooLong,
    sms = '',
    whatsApp = '',
  } = failed ? state.fallback : {};
  return (
    <div
      role="alert"
      ref={isUncertain(state) ? takeRoomAndFocus : takeRoom}
      tabIndex={-1}
      style={{
        ...BOX,
        color: `var(--color-${tone})`,
        background: `var(--color-${tone}-ground)`,
      }}
    >
      <p>{outcome}</p>
      <div className="actions">
        {failed && link('/contact', enquiryOutcome.back)}
        {email && !tooLong && link(email, enquiryOutcome.byEmail)}
        {sms && link(sms, enquiryOutcome.byText)}
        {whatsApp && link(whatsApp, enquiryOutcome.byWhatsApp)}
        <CloseButton close={closeNotice} />
      </div>
    </div>
  );
}

/** Closes what it is in. The focus must not go with it. */
export function CloseButton({ close }: { close: () => void }) {
  const onClick = () => {
    close();
    document.querySelector('main')?.focus({ preventScroll: true });
  };
  return (
    <button
      type="button"
      className="button"
      data-kind="outline"
      onClick={onClick}
    >
      {enquiryOutcome.close}
    </button>
  );
}

const link = (href: string, label: string) => (
  <ButtonLink href={href} kind="outline">
    {label}
  </ButtonLink>
);

/** How long a result must be in view, in milliseconds, to count as told. */
const TOLD = 2000;

/**
 * Counts a result as told when it has been in view for a while, here or in the
 * form: a page may be hidden, or go at any moment.
 */
function countAsTold(state: EnquiryState) {
  if (
    (state.status !== 'sent' && state.status !== 'failed') ||
    isUncertain(state)
  )
    return;
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    clearTimeout(timer);
    if (!document.hidden && !state.told)
      timer = setTimeout(() => setEnquiryState({ ...state, told: true }), TOLD);
  };
  wait();
  document.addEventListener('visibilitychange', wait);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', wait);
  };
}

// Inline styles: a style sheet would be in every page, and few visitors ever
// see the notice.
const BOX: CSSProperties = {
  position: 'fixed',
  inset: 'auto 0 0',
  maxHeight: '50vh',
  overflow: 'auto',
  zIndex: 20,
  padding: 'var(--space-4) var(--gutter)',
  borderTop: 'var(--space-2) solid',
  fontWeight: 700,
};
