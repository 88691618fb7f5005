import {
  type AnalyticsEvent,
  isSending,
  send,
  takeWaiting,
} from '@/components/shared/analytics/send-event';

const KEY = 'analytics';
/** Where Google's script is blocked, they must not grow without end. */
const MOST = 20;

/** For a page that is left before Google's script has come. */
export function keepForNextPage(landing: AnalyticsEvent): void {
  if (isSending()) return;
  const events = takeWaiting().map(({ name, parameters }) => ({
    name,
    parameters: { ...landing.parameters, ...parameters },
  }));
  try {
    sessionStorage.setItem(
      KEY,
      JSON.stringify([landing, ...events].slice(-MOST)),
    );
  } catch {
    // Without storage they are not counted.
  }
}

export function sendOfLastPage(): void {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    sessionStorage.removeItem(KEY);
    for (const event of kept) send(event);
  } catch {
    // Storage is blocked, or malformed.
  }
}
