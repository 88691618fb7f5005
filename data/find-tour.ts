/**
 * Finds a tour by the slug or number in an address. All look-ups of tours use this function.
 *
 * @param tours the tours, or as few fields of them as a client island was given
 * @param key the slug ('fishing') or the number as text ('2'), exactly; null or undefined as an address without one gives
 * @returns the tour, or undefined for anything else
 */
export function findTour<T extends { id: number; slug: string }>(
  tours: readonly T[],
  key: string | null | undefined,
): T | undefined {
  return tours.find((tour) => tour.slug === key || String(tour.id) === key);
}
