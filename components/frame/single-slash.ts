/** An early script. NEXT: its router throws at //contact. */
export function singleSlash() {
  const { pathname, search, hash } = location;
  if (pathname.startsWith('//'))
    history.replaceState(
      null,
      '',
      pathname.replace(/^\/+/, '/') + search + hash,
    );
}
