import { sendGAEvent } from '@next/third-parties/google';
import { gaId } from '@/data/settings';

type Parameters = Record<string, string>;

const waiting: [string, Parameters][] = [];
let ready = false;

/**
 * Sends one analytics event. The library drops what is sent before its data layer stands, and the measuring script ignores
 * what comes before its configuration, so early events wait here.
 */
export function sendEvent(name: string, parameters: Parameters): void {
  if (!measured()) return;
  if (ready) sendGAEvent('event', name, parameters);
  else waiting.push([name, parameters]);
}

/** The configuration is in the data layer: what has waited follows it, in its order. */
export function startSending(): void {
  ready = true;
  for (const [name, parameters] of waiting.splice(0)) sendGAEvent('event', name, parameters);
}

/** Whether this visit is measured at all: only with an id, and never against Global Privacy Control or Do Not Track. */
export function measured(): boolean {
  if (!gaId) return false;
  const { globalPrivacyControl, doNotTrack } = navigator as Navigator & { globalPrivacyControl?: boolean };
  return !globalPrivacyControl && doNotTrack !== '1';
}
