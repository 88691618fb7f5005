/**
 * First aid only adds. It never takes away what the browser and the framework
 * do by themselves: a press on a link ends in a document or in a sentence with
 * the telephone number, a request that moves is left alone, and no offer makes
 * things worse.
 */

import { earlyScript } from '@/components/shared/early-script';
import { BAR_READY, toggleBar } from '@/components/shared/toggle-bar';
import { defineReloadOnce } from './reload-once';
import { retryFailedScripts } from './retry-failed-scripts';
import { singleSlashes } from './single-slashes';
import { ABSENT, ARRIVED, watchLinks } from './watch-links';

/**
 * The text of the early scripts (components/shared/early-script.ts), in their
 * order.
 */
export const earlyScripts = (deploy: string, lost: boolean) =>
  [
    earlyScript(singleSlashes, lost),
    earlyScript(defineReloadOnce, deploy, 3000, ABSENT),
    // NEXT: the scripts of `next dev` are of other kinds.
    process.env.NODE_ENV === 'production'
      ? earlyScript(retryFailedScripts, 4000, 15, BAR_READY)
      : '',
    earlyScript(watchLinks, 400, 3000, 4, ARRIVED, ABSENT),
    earlyScript(toggleBar),
  ].join(';');
