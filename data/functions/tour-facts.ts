import { ownerFacts } from '../owner-facts';
import type { TourFacts } from '../schema/owner-facts';

/** What the owner has filled in about a tour; empty without any. */
export const tourFacts = ({ slug }: { slug: string }): TourFacts => ownerFacts.tours[slug] ?? {};
