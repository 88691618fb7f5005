type Details = Record<string, string | number>;
type Sender = (...entry: (string | Details)[]) => void;

let open: (sender: Sender) => void = () => {};
const sender = new Promise<Sender>((resolve) => {
  open = resolve;
});

/**
 * Sends one analytics event. The library loads late and ignores events from before its configuration, so early events wait.
 * Without analytics they are never sent.
 */
export function sendEvent(name: string, parameters: Details): void {
  send('event', name, parameters);
}

/**
 * Counts a page with its path, address and title. Later events belong to this page. The address comes from `path`, because
 * after a quick Back the address bar already has another one.
 */
export function sendPageView(path: string): void {
  const page = { page_path: path, page_location: location.origin + path, page_title: document.title };
  send('set', page);
  sendEvent('page_view', page);
}

/** Sends the waiting events in order, and later ones at once. Call it after the configuration of the library. */
export const startSending = (by: Sender): void => open(by);

function send(...entry: Parameters<Sender>) {
  // An extension may have replaced the data layer. An error from that must not stop an enquiry.
  sender.then((sendIt) => sendIt(...entry)).catch(() => {});
}
