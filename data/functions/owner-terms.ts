import { ownerFacts } from '../owner-facts';
import type { OwnerFacts } from '../schema/owner-facts';

/** The facts that the owner has filled in, for the pages where people decide. */
export function ownerTerms(
  facts: Pick<OwnerFacts, 'cancellation' | 'insurance' | 'wheelchairBoarding'> = ownerFacts,
): { title: string; text: string }[] {
  return [
    { title: 'Changes and cancellation', text: facts.cancellation },
    { title: 'Insurance', text: facts.insurance },
    { title: 'Boarding by wheelchair', text: facts.wheelchairBoarding },
  ].filter(({ text }) => text.trim() !== '');
}
