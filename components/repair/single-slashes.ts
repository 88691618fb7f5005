/**
 * Writes an address such as //contact with one slash each, before another script reads it, because the router throws at it. Some hosts
 * answer it with the page of that address, others with the page for unknown addresses (`lost`). The first early script.
 */
export function singleSlashes(lost: boolean) {
  const { pathname, search, hash } = location;
  const path = pathname.replace(/\/{2,}/g, '/');
  if (path === pathname) return;
  history.replaceState(null, '', path + search + hash);
  if (lost) location.reload();
}
