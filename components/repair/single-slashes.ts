/**
 * Writes //contact as /contact, because the router throws at it. `lost`: the
 * host has no page for it. The first early script.
 */
export function singleSlashes(lost: boolean) {
  const { pathname, search, hash } = location;
  const path = pathname.replace(/\/{2,}/g, '/');
  if (path === pathname) return;
  history.replaceState(null, '', path + search + hash);
  if (lost) location.reload();
}
