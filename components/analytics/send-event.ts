import { plainPath } from '@/components/plain-path';
import { gaId } from '@/data/settings';

type Parameters = Record<string, string | number>;
type Entry = ['event', name: string, parameters: Parameters] | ['set', parameters: Parameters];
export type PageNames = { page_path: string; page_location: string; page_title: string };

const waiting: Entry[] = [];
let sender: ((...entry: Entry) => void) | undefined;

/**
 * Sends one analytics event. The library comes late, and its measuring script ignores what comes before its configuration,
 * so early events wait here.
 */
export function sendEvent(name: string, parameters: Parameters): void {
  send(['event', name, parameters]);
}

/**
 * Counts a page (section 7) under its own path, address and title; the events that follow belong to it. Whoever goes back
 * at once has another address in the bar by now.
 */
export function sendPageView(path: string): void {
  const page = { page_path: path, page_location: location.origin + path, page_title: document.title };
  send(['set', page]);
  sendEvent('page_view', page);
}

/** The page that stands here now, as the measuring names it: with its query, which may name the campaign. */
export function thisPage(): PageNames {
  const { pathname, href } = location;
  return { page_path: plainPath(pathname), page_location: href, page_title: document.title };
}

/** The configuration is in the data layer: what has waited follows it, in its order. */
export function startSending(by: (...entry: Entry) => void): void {
  sender = by;
  waiting.splice(0).forEach(push);
}

/** Whether this visit is measured at all: only with an id, and never against Global Privacy Control or Do Not Track. */
export function measured(): boolean {
  if (!gaId) return false;
  const { globalPrivacyControl, doNotTrack } = navigator as Navigator & { globalPrivacyControl?: boolean };
  return !globalPrivacyControl && doNotTrack !== '1';
}

function send(entry: Entry) {
  if (!measured()) return;
  if (sender) push(entry);
  else waiting.push(entry);
}

/** An extension may have put something else in the data layer's place: nobody's enquiry fails over that. */
function push(entry: Entry) {
  try {
    sender?.(...entry);
  } catch {}
}
