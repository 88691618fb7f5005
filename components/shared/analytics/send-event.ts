type Sender = (...entry: (string | Record<string, string>)[]) => void;

/** What analytics knows of a page. */
export type PageNames = { page_path: string; page_location: string; page_title: string };

let resolveSender: (sender: Sender) => void = () => {};
const sender = new Promise<Sender>((resolve) => {
  resolveSender = resolve;
});

/**
 * Sends one analytics event. The library loads late and drops events from before its configuration
 * (https://nextjs.org/docs/app/guides/third-party-libraries#sending-events), so early events wait. Without analytics they are
 * never sent.
 */
export function sendEvent(name: string, category: string, label: string): void {
  sender.then((send) => send('event', name, { event_category: category, event_label: label }));
}

/** Counts a page. Later events belong to this page. */
export function sendPageView(page: PageNames): void {
  sender.then((send) => {
    send('set', page);
    send('event', 'page_view', page);
  });
}

/** Sends the waiting events in order, and later ones at once. Call it after the configuration of the library. */
export const startSending = (by: Sender): void => resolveSender(by);
