import { ownerFacts } from '../site';

/** The facts that the owner has filled in, for the pages where people decide. */
export function ownerTerms(facts: typeof ownerFacts = ownerFacts): { title: string; text: string }[] {
  return [
    { title: 'Changes and cancellation', text: facts.cancellation },
    { title: 'Insurance', text: facts.insurance },
    { title: 'Boarding by wheelchair', text: facts.wheelchairBoarding },
  ].filter(({ text }) => text.trim() !== '');
}
