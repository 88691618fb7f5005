'use client';

import { buildId } from '@/site/page-settings';
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
export function EarlyScripts({ lost, early }: EarlyScriptsProps) {
  const text = typeof window === 'undefined' ? earlyScripts(lost, early) : '';
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own functions; they must run before the scripts have loaded
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />;
}

type EarlyScriptsProps = {
  /** Whether this is the page for unknown addresses. */
  lost: boolean;
  /** The source of another early script. */
  early: string;
};

const earlyScripts = (lost: boolean, early: string) =>
  [
    earlyScript(singleSlashes, lost),
    earlyScript(defineReloadOnce, buildId, 3000),
    earlyScript(retryFailedScripts, 4000, 3000, BAR_READY),
    earlyScript(toggleBar),
    earlyScript(addScriptsAfterPaint, 3000),
    early,
  ].join(';');
