/**
 * Finds a tour by the slug or number in an address. All look-ups of tours use this function.
 *
 * @param tours the tours, or objects with their slug and number
 * @param key the exact slug ('fishing') or the number as text ('2')
 * @returns the tour, or undefined
 */
export function findTour<T extends { id: number; slug: string }>(
  tours: readonly T[],
  key: string | null | undefined,
): T | undefined {
  return tours.find((tour) => tour.slug === key || String(tour.id) === key);
}
