'use client';

import { EnquiryNotice } from './result/notice';
import { useEnquiryStore } from './store';

/**
 * What the form needs on every page: the result after the visitor has left the form, and the bot check, so that a token can still
 * arrive then. The form loads the bot check.
 */
export function EnquiryOnEveryPage() {
  return (
    <>
      <EnquiryNotice />
      {useEnquiryStore().botCheck?.drawn}
    </>
  );
}
