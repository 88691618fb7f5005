/** A list that the content check never lets be empty. Throws when it is. */
export function atLeastOne<Entry>(
  entries: readonly Entry[],
): readonly [Entry, ...Entry[]] {
  const [first, ...others] = entries;
  if (first === undefined)
    throw new Error(
      'A list that needs an entry has none. Run the content check.',
    );
  return [first, ...others];
}
