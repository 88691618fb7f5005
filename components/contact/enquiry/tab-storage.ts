/**
 * Keeps a value in the tab's storage, or removes it. Where storage is blocked or full, what was there before stays.
 * @returns whether storage holds it now
 */
export function keep(key: string, value: object | undefined): boolean {
  try {
    if (value) sessionStorage.setItem(key, JSON.stringify(value));
    else sessionStorage.removeItem(key);
    return true;
  } catch {
    return false;
  }
}

/** What the tab's storage keeps; nothing where it is blocked. */
export function kept(key: string) {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null');
  } catch {}
}
