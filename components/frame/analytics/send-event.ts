type Details = Record<string, string | number>;
type Sender = (...entry: (string | Details)[]) => void;

let open: (sender: Sender) => void = () => {};
const sender = new Promise<Sender>((resolve) => {
  open = resolve;
});

/**
 * Sends one analytics event. The library loads late, and its script ignores events from before its configuration, so early
 * events wait. In a visit that is not measured they wait for ever.
 */
export function sendEvent(name: string, parameters: Details): void {
  send('event', name, parameters);
}

/**
 * Counts a page under its own path, address and title. Later events belong to it. The address is made of `path`, because a
 * visitor who goes back at once already has another one in the address bar.
 */
export function sendPageView(path: string): void {
  const page = { page_path: path, page_location: location.origin + path, page_title: document.title };
  send('set', page);
  sendEvent('page_view', page);
}

/** Sends the waiting events, in their order, and later ones at once. Call it when the library is configured. */
export const startSending = (by: Sender): void => open(by);

function send(...entry: Parameters<Sender>) {
  // An extension may have replaced the data layer. An error from that must not stop an enquiry.
  sender.then((sendIt) => sendIt(...entry)).catch(() => {});
}
