'use client';

import { usePathname } from 'next/navigation';
import { type CSSProperties, useEffect } from 'react';
import { NewTabLink } from '@/components/shared/new-tab-link';
import { PageLink } from '@/components/shared/page-link';
import { withoutFinalSlash } from '@/components/shared/without-final-slash';
import { enquiryOutcome } from '@/site/enquiry-outcome';
import {
  dismissResult,
  type EnquiryState,
  enquiryState,
  outcomeOf,
  setEnquiryState,
  useEnquiryState,
} from '../enquiry/enquiry-state';
import { keep, kept } from '../enquiry/tab-storage';

/** The key of the result in the tab's storage. */
const KEY = 'enquiry-outcome';
/** How long a result must be in view, in milliseconds, to count as seen. */
const SEEN = 2000;

/**
 * On every page but the form's: shows the result of an enquiry whose page the visitor left during sending.
 */
export function EnquiryNotice() {
  const state = useEnquiryState();
  const path = withoutFinalSlash(usePathname());
  useKeptOutcome(state);

  const outcome = outcomeOf(state);
  if (!outcome || path === '/contact') return null;
  const failed = state.status === 'failed';
  const tone = failed ? 'bad' : 'good';
  const { email = '', tooLong, sms = '', whatsApp = '' } = failed ? state.fallback : {};
  return (
    <div
      role="alert"
      style={{ ...BOX, color: `var(--color-${tone})`, background: `var(--color-${tone}-ground)` }}
    >
      <p>{outcome}</p>
      {failed && (
        <PageLink href="/contact" style={CONTROL}>
          {enquiryOutcome.back}
        </PageLink>
      )}
      {email && !tooLong && link(email, enquiryOutcome.byEmail)}
      {sms && link(sms, enquiryOutcome.byText)}
      {whatsApp && link(whatsApp, enquiryOutcome.byWhatsApp, NewTabLink)}
      <button type="button" style={CONTROL} onClick={dismissResult}>
        {enquiryOutcome.close}
      </button>
    </div>
  );
}

const link = (href: string, words: string, Link: 'a' | typeof NewTabLink = 'a') => (
  <Link href={href} style={CONTROL}>
    {words}
  </Link>
);

/** Stores the result until the visitor has seen it. If this page is closed before that, the next page shows it. */
function useKeptOutcome(state: EnquiryState) {
  useEffect(() => {
    const earlier = kept(KEY);
    // Ignore a result in another shape, which an older version of the site has stored.
    const known = earlier?.enquiry && earlier.status === (earlier.fallback ? 'failed' : 'sent');
    if (known && enquiryState().status === 'idle') setEnquiryState(earlier);
  }, []);

  useEffect(() => {
    if (state.status === 'sending') keep(KEY, { ...state, status: 'failed', uncertain: true });
    if (state.status === 'idle' || state.status === 'sending') return;
    const uncertain = state.status === 'failed' && state.uncertain;
    const forgetOnceSeen = () => {
      // An uncertain result stays until the visitor has closed it: it asks for a decision.
      if (!document.hidden && !uncertain) keep(KEY, undefined);
    };
    // Wait for a later task. When the visitor leaves the page, the browser aborts the call; that failure is not stored.
    const stored = setTimeout(keep, 0, KEY, state);
    // A repair may load another page right after the result (components/shared/reload-once.ts).
    const seen = setTimeout(forgetOnceSeen, SEEN);
    document.addEventListener('visibilitychange', forgetOnceSeen);
    return () => {
      clearTimeout(stored);
      clearTimeout(seen);
      document.removeEventListener('visibilitychange', forgetOnceSeen);
      keep(KEY, undefined);
    };
  }, [state]);
}

// Inline styles: a style sheet would be in every page, and few visitors ever see the notice.
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
const CONTROL: CSSProperties = {
  display: 'inline-block',
  padding: 'var(--space-3) var(--space-5) var(--space-3) 0',
  border: 0,
  color: 'inherit',
  fontWeight: 700,
  textDecoration: 'underline',
};
