'use client';

import { type ReactNode, useEffect, useState } from 'react';

let show: (botCheck: ReactNode) => void = () => {};

/** The place of the bot check in the frame of the site, so that a token can still arrive when the visitor leaves the form. Empty until the form loads it. */
export function BotCheckPlace() {
  const [botCheck, setBotCheck] = useState<ReactNode>();
  useEffect(() => {
    show = setBotCheck;
  }, []);
  return botCheck;
}

/** Puts the bot check into its place. */
export const showBotCheck = (botCheck: ReactNode): void => show(botCheck);
