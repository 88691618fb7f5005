'use client';

import { usePathname } from 'next/navigation';
import { type CSSProperties, useEffect, useState } from 'react';
import { PageLink } from '@/components/shared/page-link';
import { withoutFinalSlash } from '@/components/shared/without-final-slash';
import { enquiryOutcome } from '@/data/enquiry-outcome';
import { dispatch, type EnquiryState, outcomeOf, useEnquiryState } from '../enquiry/enquiry-state';

/** The key of the result in the tab's storage. */
const KEY = 'enquiry-outcome';

/**
 * On every page but the form's: shows the result of an enquiry whose page the visitor left during sending.
 */
export function EnquiryNotice() {
  const state = useEnquiryState();
  const path = withoutFinalSlash(usePathname());
  const [closed, setClosed] = useState<EnquiryState>();
  useKeptOutcome(state);

  const outcome = outcomeOf(state);
  if (!outcome || state === closed || path === '/contact') return null;
  const { back, byEmail, byText, close } = enquiryOutcome;
  return (
    <div role="alert" style={{ ...BOX, ...(state.status === 'sent' ? GOOD : BAD) }}>
      <p>{outcome}</p>
      {state.status === 'failed' && (
        <>
          <PageLink href="/contact" style={CONTROL}>
            {back}
          </PageLink>
          <a href={state.written.email} style={CONTROL}>
            {byEmail}
          </a>
          {state.written.sms && (
            <a href={state.written.sms} style={CONTROL}>
              {byText}
            </a>
          )}
        </>
      )}
      <button type="button" style={CONTROL} onClick={() => setClosed(state)}>
        {close}
      </button>
    </div>
  );
}

/** Stores the result until the visitor has seen it. If this page is closed before that, the next page shows it. */
function useKeptOutcome(state: EnquiryState) {
  useEffect(() => {
    try {
      const kept = JSON.parse(sessionStorage.getItem(KEY) as string);
      // A result of another shape, from an older version of the site, would break every page.
      if (kept.status === (kept.written ? 'failed' : 'sent')) dispatch({ type: 'restore', state: kept });
    } catch {}
  }, []);

  useEffect(() => {
    if (state.status === 'sending') keep({ ...state, status: 'failed', uncertain: true });
    if (state.status === 'idle' || state.status === 'sending') return;
    const forgetOnceSeen = () => {
      if (!document.hidden) keep(undefined);
    };
    // In a later task: leaving the page aborts the call, and nobody sees that failure.
    const timer = setTimeout(() => {
      keep(state);
      forgetOnceSeen();
    });
    document.addEventListener('visibilitychange', forgetOnceSeen);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', forgetOnceSeen);
    };
  }, [state]);
}

function keep(state: EnquiryState | undefined) {
  try {
    if (state) sessionStorage.setItem(KEY, JSON.stringify(state));
    else sessionStorage.removeItem(KEY);
  } catch {}
}

// Inline styles: a style sheet would be in every page, and few visitors ever see the notice.
const GOOD: CSSProperties = { color: 'var(--color-good)', background: 'var(--color-good-ground)' };
const BAD: CSSProperties = { color: 'var(--color-bad)', background: 'var(--color-bad-ground)' };
const BOX: CSSProperties = {
  position: 'fixed',
  inset: 'auto 0 0',
  zIndex: 20,
  padding: 'var(--space-4) var(--gutter)',
  borderTop: 'var(--space-2) solid',
  fontWeight: 700,
};
const CONTROL: CSSProperties = {
  display: 'inline-block',
  padding: 'var(--space-3) var(--space-5) var(--space-3) 0',
  border: 0,
  color: 'inherit',
  fontWeight: 700,
  textDecoration: 'underline',
};
