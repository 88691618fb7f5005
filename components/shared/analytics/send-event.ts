/** One event, in the words of the library. */
export type AnalyticsEvent = {
  name: string;
  parameters: Readonly<Record<string, string>>;
};

/**
 * The events that wait for the library: it loads late, and drops events from
 * before its configuration.
 */
let waiting: AnalyticsEvent[] = [];
let sendNow: ((event: AnalyticsEvent) => void) | undefined;

/** Sends one analytics event, or lets it wait for the library. */
export function sendEvent(name: string, category: string, label: string): void {
  send({
    name,
    parameters: { event_category: category, event_label: label },
  });
}

/** Sends an event, or lets it wait. */
export function send(event: AnalyticsEvent): void {
  if (sendNow) sendNow(event);
  else waiting.push(event);
}

/**
 * Sends the waiting events, and from now on each at once. Call it after the
 * configuration of the library.
 */
export function startSending(sender: (event: AnalyticsEvent) => void): void {
  sendNow = sender;
  for (const event of takeWaiting()) sender(event);
}

/** Whether events are sent at once. */
export const isSending = (): boolean => sendNow !== undefined;

/** Takes the waiting events away. */
export function takeWaiting(): AnalyticsEvent[] {
  const events = waiting;
  waiting = [];
  return events;
}
