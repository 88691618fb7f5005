'use client';

import { earlyScript } from '../shared/early-script';
import { defineReloadOnce } from '../shared/reload-once';
import { BAR_READY, toggleBar } from './nav-bar/toggle-bar';
import { retryFailedScripts } from './retry-failed-scripts';
import { addScriptsAfterPaint } from './scripts-after-paint';
import { singleSlashes } from './single-slashes';

/**
 * The early scripts of every page, which run before hydration. Only the HTML has their text: as a part of the server it would be in
 * the page's data too, and a browser needs it only once.
 */
export function EarlyScripts({ deploy, lost }: { deploy: string; lost: boolean }) {
  const text = typeof window === 'undefined' ? earlyScripts(deploy, lost) : '';
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own functions; they must run before the scripts have loaded
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />;
}

const earlyScripts = (deploy: string, lost: boolean) =>
  [
    earlyScript(singleSlashes, lost),
    earlyScript(defineReloadOnce, deploy, 3000),
    earlyScript(retryFailedScripts, 4000, 3000, BAR_READY),
    earlyScript(toggleBar),
    earlyScript(addScriptsAfterPaint, 3000),
  ].join(';');
