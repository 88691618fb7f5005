/** Finds a tour by its exact slug ('fishing') or number ('2'). */
export const findTour = <T extends { id?: number | undefined; slug: string }>(
  tours: readonly T[],
  key?: string | null,
) => tours.find((tour) => tour.slug === key || String(tour.id) === key);
