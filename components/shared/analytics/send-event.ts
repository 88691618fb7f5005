export type CountedPage = { path: string; address: string; title: string };

/** The library, in our words. */
export type Counter = {
  event: (name: string, category: string, label: string) => void;
  page: (page: CountedPage) => void;
};

/**
 * Sends the waiting events in order, and later ones at once. Call it after the
 * configuration of the library.
 */
export let startSending: (counter: Counter) => void;
const counter = new Promise<Counter>((resolve) => {
  startSending = resolve;
});

/**
 * Sends one analytics event. The library loads late and drops events from
 * before its configuration, so early events wait for it.
 */
export function sendEvent(...event: Parameters<Counter['event']>): void {
  counter.then((send) => send.event(...event));
}

/** Counts a page. Later events belong to this page. */
export function sendPageView(page: CountedPage): void {
  counter.then((send) => send.page(page));
}
