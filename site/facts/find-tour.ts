/**
 * Finds a tour by the exact slug ('fishing') or number ('2') in an address. All
 * look-ups of tours use this function.
 */
export const findTour = <T extends { id?: number | undefined; slug: string }>(
  tours: readonly T[],
  key?: string | null,
) => tours.find((tour) => tour.slug === key || String(tour.id) === key);
