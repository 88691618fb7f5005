import { distance, closest as nearest } from 'fastest-levenshtein';

/** Returns the most similar name, half of its letters different at most; `undefined` when no name is that similar. */
export function closest(typed: string, names: readonly string[]): string | undefined {
  const name = names.length ? nearest(typed, names) : undefined;
  return name !== undefined && distance(typed, name) <= Math.min(4, name.length / 2) ? name : undefined;
}
