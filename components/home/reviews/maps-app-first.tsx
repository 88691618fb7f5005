'use client';

import type { MouseEvent, ReactNode } from 'react';

type MapsAppFirstProps = {
  addresses: { google: string; android: string; ios: string };
  /** The link to the web page. */
  children: ReactNode;
};

/** The web page opens after this many milliseconds without a maps app. */
const APP_DELAY = 500;

/**
 * On a phone a press on the link tries the maps app first, and opens the web
 * page if no app has hidden this page by then.
 */
export function MapsAppFirst({
  addresses: { google, android, ios },
  children,
}: MapsAppFirstProps) {
  const onClick = (event: MouseEvent) => {
    const { userAgent } = navigator;
    const app = /iP(hone|ad|od)/.test(userAgent)
      ? ios
      : /Android/.test(userAgent) && android;
    if (!app) return;
    event.preventDefault();
    const timer = setTimeout(() => location.assign(google), APP_DELAY);
    document.addEventListener('visibilitychange', () => clearTimeout(timer), {
      once: true,
    });
    location.assign(app);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the link inside is pressed; its clicks bubble up
    <div onClick={onClick}>{children}</div>
  );
}
