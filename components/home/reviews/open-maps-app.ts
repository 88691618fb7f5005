/** The maps app has this long to take over before the web page opens, in milliseconds. */
const APP_DELAY = 500;

/**
 * Tries a phone's own maps app. After 500 ms it opens the web page instead, once, unless the app has taken over and hidden this
 * page.
 */
export function openMapsApp(app: string, web: string): void {
  let taken = false;
  const onHidden = () => {
    taken ||= document.hidden;
  };
  document.addEventListener('visibilitychange', onHidden);
  setTimeout(() => {
    document.removeEventListener('visibilitychange', onHidden);
    if (!taken && !document.hidden) location.assign(web);
  }, APP_DELAY);
  location.assign(app);
}
