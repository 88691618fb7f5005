import { distance, closest as nearest } from 'fastest-levenshtein';

/** The name that a mistyped one was probably meant to be: at most four letters away, or none. */
export function closest(typed: string, names: readonly string[]): string | undefined {
  const name = names.length ? nearest(typed, names) : undefined;
  return name !== undefined && distance(typed, name) <= 4 ? name : undefined;
}
