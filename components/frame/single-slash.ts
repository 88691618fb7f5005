/**
 * Writes //contact as /contact. NEXT: its router throws at two slashes. An early
 * script.
 */
export function singleSlash() {
  const { pathname, search, hash } = location;
  if (pathname.startsWith('//'))
    history.replaceState(
      null,
      '',
      pathname.replace(/^\/+/, '/') + search + hash,
    );
}
