import { type TourFile, tourFile } from '../../data/schema/tours';
import { calendarDay } from '../words/calendar-day';
import { harbour } from './harbour';
import { tourFiles } from './tour-files';

/**
 * Every tour in the order of the site, with its slug, the name of its file. The
 * values in its texts are not filled in yet. From the day of its `backOn` a
 * tour is on again.
 */
export const rawTours = rawToursOf(
  tourFiles,
  calendarDay(new Date(), harbour.timeZone),
);

export function rawToursOf(
  files: Readonly<Record<string, unknown>>,
  today: string,
) {
  const tours = Object.entries(files)
    .map(([slug, content]) => ({ slug, ...tourFile.parse(content) }))
    .sort(
      (one, other) =>
        inOrder(one.order, other.order) || (one.slug < other.slug ? -1 : 1),
    );
  const owners = ownersOfAddresses(tours);
  return tours.map(({ alsoAt, backOn, ...tour }) => ({
    ...tour,
    alsoAt: alsoAt?.filter((address) => owners.get(address) === tour.slug),
    backOn: backOn && backOn > today ? backOn : undefined,
  }));
}

/**
 * A copied tour still lists the other addresses of its original, which keeps
 * them: it has the lower number or place.
 */
function ownersOfAddresses(
  tours: readonly ({ slug: string } & TourFile)[],
): ReadonlyMap<string, string> {
  const oldestFirst = tours.toSorted((one, other) => inOrder(one.id, other.id));
  const claims = oldestFirst.flatMap(({ slug, alsoAt = [] }) =>
    alsoAt.map((address) => [address, slug] as const),
  );
  return new Map(claims.reverse());
}

/** Compares two numbers for a sort. A missing one comes last. */
function inOrder(one = Number.MAX_VALUE, other = Number.MAX_VALUE): number {
  return one - other;
}
