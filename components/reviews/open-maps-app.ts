/** The maps app has this long to take over before the web page opens (specification, section 9). */
const APP_DELAY = 500;

/**
 * Tries a phone's own maps app; after 500 ms opens the web page instead, once, unless the app has taken over: then this page
 * is hidden (product.md, 'maps on phones').
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
