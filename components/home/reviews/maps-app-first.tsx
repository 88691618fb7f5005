'use client';

import type { MouseEvent, ReactNode } from 'react';

type MapsAppFirstProps = {
  places: { google: string; android: string; ios: string };
  /** The link to the web page, rendered on the server. */
  children: ReactNode;
};

/** The web page opens after this many milliseconds without a maps app. */
const APP_DELAY = 500;

/** On a phone a press on the link tries the maps app first. Elsewhere it is a plain link. */
export function MapsAppFirst({ places: { google, android, ios }, children }: MapsAppFirstProps) {
  const onClick = (event: MouseEvent) => {
    const { userAgent } = navigator;
    const app = /iP(hone|ad|od)/.test(userAgent) ? ios : /Android/.test(userAgent) && android;
    if (!app) return;
    event.preventDefault();
    openApp(app, google);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the link inside is pressed; its clicks bubble up
    <div onClick={onClick}>{children}</div>
  );
}

/** Opens the app. After 500 ms opens the web page, unless the app has hidden this page. */
function openApp(app: string, web: string): void {
  const timer = setTimeout(() => location.assign(web), APP_DELAY);
  document.addEventListener('visibilitychange', () => clearTimeout(timer), { once: true });
  location.assign(app);
}
