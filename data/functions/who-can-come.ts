import { ownerFacts } from '../owner-facts';
import type { OwnerFacts } from '../schema/owner-facts';

const titles: Readonly<Record<keyof OwnerFacts['whoCanCome'], string>> = {
  age: 'Age',
  nonSwimmers: 'Non-swimmers',
  pregnancy: 'Pregnancy',
  badBacks: 'Bad backs',
  seasickness: 'Seasickness',
  lifeJackets: 'Life jackets',
  languages: 'Languages on board',
};

/** What the owner has filled in about who can come. */
export function whoCanCome(facts = ownerFacts.whoCanCome): { title: string; text: string }[] {
  return Object.entries(titles)
    .map(([name, title]) => ({ title, text: facts[name as keyof typeof facts].trim() }))
    .filter(({ text }) => text);
}

/** The same as sentences, such as 'Age: From 6 years.' */
export const whoCanComeSentences = (facts = ownerFacts.whoCanCome): string[] =>
  whoCanCome(facts).map(({ title, text }) => `${title}: ${text}${/[.!?]$/.test(text) ? '' : '.'}`);
