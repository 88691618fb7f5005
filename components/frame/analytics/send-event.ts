import { plainPath } from '@/components/shared/plain-path';
import { gaId } from '@/data/settings';

type Parameters = Record<string, string | number>;
type Entry = ['event', name: string, parameters: Parameters] | ['set', parameters: Parameters];
export type PageNames = { page_path: string; page_location: string; page_title: string };

const waiting: Entry[] = [];
let sender: ((...entry: Entry) => void) | undefined;

/**
 * Sends one analytics event. The library loads late, and its script ignores events from before its configuration, so early
 * events wait here.
 */
export function sendEvent(name: string, parameters: Parameters): void {
  send(['event', name, parameters]);
}

/**
 * Counts a page under its own path, address and title. Later events belong to it. The address is made of `path`, because a
 * visitor who goes back at once already has another one in the address bar.
 */
export function sendPageView(path: string): void {
  const page = { page_path: path, page_location: location.origin + path, page_title: document.title };
  send(['set', page]);
  sendEvent('page_view', page);
}

/** The present page as analytics names it. The address keeps its query, which may name the campaign. */
export function thisPage(): PageNames {
  const { pathname, href } = location;
  return { page_path: plainPath(pathname), page_location: href, page_title: document.title };
}

/** Sends the waiting events, in their order, and later ones at once. Call it when the configuration is in the data layer. */
export function startSending(by: (...entry: Entry) => void): void {
  sender = by;
  waiting.splice(0).forEach(push);
}

/** Whether this visit is measured: only if an id is set, and not under Global Privacy Control or Do Not Track. */
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

/** An extension may have replaced the data layer. An error from that must not stop an enquiry. */
function push(entry: Entry) {
  try {
    sender?.(...entry);
  } catch {}
}
