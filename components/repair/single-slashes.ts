/**
 * Writes an address such as //contact with one slash each, because the router throws at it. Some hosts answer it with the page of
 * that address, others with the page for unknown addresses. This is an early script (components/shared/early-script.ts), the first
 * one, so that no other script reads the old address.
 *
 * @param lost whether this is the page for unknown addresses. Then the page of the new address loads
 */
export function singleSlashes(lost: boolean) {
  const { pathname, search, hash } = location;
  const path = pathname.replace(/\/{2,}/g, '/');
  if (path === pathname) return;
  history.replaceState(null, '', path + search + hash);
  if (lost) location.reload();
}
