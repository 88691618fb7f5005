import { type Folder, parseEntry } from '../../data/schema/files';

type Entry = {
  order?: number | undefined;
  id?: number | undefined;
  alsoAt?: readonly string[] | undefined;
};

/** The entries of a folder of data/ in order, each with its file's name. */
export function entriesOf<Path extends Folder>(
  folder: Path,
  files: Readonly<Record<string, unknown>>,
) {
  const entries = Object.entries(files)
    .map(([slug, content]) => ({
      slug,
      ...parseEntry(folder, slug, content),
    }))
    .sort(
      (one, other) =>
        inOrder(one.order, other.order) || (one.slug < other.slug ? -1 : 1),
    );
  const owners = ownersOfAddresses(entries);
  return entries.map(({ alsoAt, ...entry }) => ({
    ...entry,
    alsoAt: alsoAt?.filter((address) => owners.get(address) === entry.slug),
  }));
}

/**
 * A copy still lists the other addresses of its original, which keeps them: it
 * has the lower number or place.
 */
function ownersOfAddresses(
  entries: readonly ({ slug: string } & Entry)[],
): ReadonlyMap<string, string> {
  const oldestFirst = entries.toSorted((one, other) =>
    inOrder(one.id, other.id),
  );
  const claims = oldestFirst.flatMap(({ slug, alsoAt = [] }) =>
    alsoAt.map((address) => [address, slug] as const),
  );
  return new Map(claims.reverse());
}

/** Compares two numbers for a sort. A missing one comes last. */
function inOrder(one = Number.MAX_VALUE, other = Number.MAX_VALUE): number {
  return one - other;
}
