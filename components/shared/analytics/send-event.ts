type Sender = (...entry: (string | Record<string, string>)[]) => void;

/** What analytics knows of a page. */
export type PageNames = {
  page_path: string;
  page_location: string;
  page_title: string;
};

/**
 * Sends the waiting events in order, and later ones at once. Call it after the
 * configuration of the library.
 */
export let startSending: (sender: Sender) => void;
const sender = new Promise<Sender>((resolve) => {
  startSending = resolve;
});

/**
 * Sends one analytics event. The library loads late and drops events from
 * before its configuration, so early events wait for it.
 */
export function sendEvent(name: string, category: string, label: string): void {
  sender.then((send) =>
    send('event', name, { event_category: category, event_label: label }),
  );
}

/** Counts a page. Later events belong to this page. */
export function sendPageView(page: PageNames): void {
  sender.then((send) => {
    send('set', page);
    send('event', 'page_view', page);
  });
}
