export type AnalyticsEvent = {
  name: string;
  parameters: Readonly<Record<string, string>>;
};

/** The library loads late, and drops events from before its configuration. */
let waiting: AnalyticsEvent[] = [];
let sendNow: ((event: AnalyticsEvent) => void) | undefined;

/** Sends an event, or lets it wait for the library. */
export function sendEvent(name: string, category: string, label: string): void {
  send({
    name,
    parameters: { event_category: category, event_label: label },
  });
}

export function send(event: AnalyticsEvent): void {
  if (sendNow) sendNow(event);
  else waiting.push(event);
}

/** Call it after the configuration of the library. */
export function startSending(sender: (event: AnalyticsEvent) => void): void {
  sendNow = sender;
  for (const event of takeWaiting()) sender(event);
}

export const isSending = (): boolean => sendNow !== undefined;

export function takeWaiting(): AnalyticsEvent[] {
  const events = waiting;
  waiting = [];
  return events;
}
