import about from '../data/about.json' with { type: 'json' };
import phrases from '../data/phrases.json' with { type: 'json' };
import { ownerAnswers } from './owner-answers';

const { boat, crew } = ownerAnswers;

/** The facts that the owner has filled in, each with its title. */
function known<Name extends string>(
  titles: Readonly<Record<Name, string>>,
  facts: { [Fact in NoInfer<Name>]?: string | undefined },
) {
  const names = Object.keys(titles) as Name[];
  return names
    .map((name) => ({ title: titles[name], text: facts[name]?.trim() ?? '' }))
    .filter(({ text }) => text);
}

export const boatFacts = known(about.boat.labels, boat);

/** For the pages where people decide. */
export const ownerTerms = known(phrases.terms, ownerAnswers);

export const whoCanCome = known(phrases.whoCanCome, ownerAnswers.whoCanCome);

/** The same as sentences, such as 'Age: From 6 years.' */
export const whoCanComeSentences = whoCanCome.map(
  ({ title, text }) => `${title}: ${text}${/[.!?]$/.test(text) ? '' : '.'}`,
);

/** Each person of the crew with what is known about them, such as their years on the water. */
export const crewFacts = crew.map(({ name, years = '', licence = '', picture }) => ({
  name,
  facts: [years, licence].filter((fact) => fact.trim()),
  picture,
}));
