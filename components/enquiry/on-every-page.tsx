'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { EnquiryNotice } from './result/notice';

let show: (botCheck: ReactNode) => void = () => {};

/**
 * What the form needs on every page: the result after the visitor has left the form, and the bot check, so that a token can still
 * arrive then. The form loads the bot check.
 */
export function EnquiryOnEveryPage() {
  const [botCheck, setBotCheck] = useState<ReactNode>();
  useEffect(() => {
    show = setBotCheck;
  }, []);
  return (
    <>
      <EnquiryNotice />
      {botCheck}
    </>
  );
}

/** Puts the bot check into its place. */
export const showBotCheck = (botCheck: ReactNode): void => show(botCheck);
