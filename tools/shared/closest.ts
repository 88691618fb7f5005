import { distance, closest as nearest } from 'fastest-levenshtein';

/** Returns the most similar name, at most four letters different; `undefined` when no name is that similar. */
export function closest(typed: string, names: readonly string[]): string | undefined {
  const name = names.length ? nearest(typed, names) : undefined;
  return name !== undefined && distance(typed, name) <= 4 ? name : undefined;
}
