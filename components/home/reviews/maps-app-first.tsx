'use client';

import type { ReactNode } from 'react';
import { openMapsApp } from './open-maps-app';

type MapsAppProps = {
  places: { google: string; android: string; ios: string };
  /** The link to the web page, drawn on the server. */
  children: ReactNode;
};

/** On a phone a press on the link within tries the maps app first. Elsewhere it is a plain link. */
export function MapsAppFirst({ places, children }: MapsAppProps) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the link inside is what is pressed; this hears its clicks
    <div
      onClick={(event) => {
        const app = /iP(hone|ad|od)/.test(navigator.userAgent)
          ? places.ios
          : /Android/.test(navigator.userAgent) && places.android;
        if (!app) return;
        event.preventDefault();
        openMapsApp(app, places.google);
      }}
    >
      {children}
    </div>
  );
}
