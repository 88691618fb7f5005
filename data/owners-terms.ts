import { ownerFacts } from './site';

/** What the owner has said about changes, insurance and boarding, for the pages where people decide; nothing until it is filled in. */
export function ownersTerms(facts: typeof ownerFacts = ownerFacts): { title: string; text: string }[] {
  return [
    { title: 'Changes and cancellation', text: facts.cancellation },
    { title: 'Insurance', text: facts.insurance },
    { title: 'Boarding by wheelchair', text: facts.wheelchairBoarding },
  ].filter(({ text }) => text.trim() !== '');
}
