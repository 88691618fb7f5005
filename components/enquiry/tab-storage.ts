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

/** What the tab's storage keeps; nothing where it is blocked or malformed. */
export function kept(key: string) {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null');
  } catch {}
}

/** The values of an object without lists and objects in it, which an older version of the site may have kept. */
export function plainValues(object: unknown) {
  return Object.fromEntries(Object.entries(Object(object)).filter(([, value]) => Object(value) !== value));
}
