import { about } from '../about';
import { ownerFacts } from '../owner-facts';

const { boat, crew } = ownerFacts;

/** The facts that the owner has filled in, each with its title. */
function known<Name extends string>(
  titles: Readonly<Record<Name, string>>,
  facts: Record<NoInfer<Name>, string>,
) {
  const names = Object.keys(titles) as Name[];
  return names.map((name) => ({ title: titles[name], text: facts[name].trim() })).filter(({ text }) => text);
}

export const boatFacts = known(about.boat.labels, boat);

/** For the pages where people decide. */
export const ownerTerms = known(
  {
    cancellation: 'Changes and cancellation',
    insurance: 'Insurance',
    wheelchairBoarding: 'Boarding by wheelchair',
  },
  ownerFacts,
);

export const whoCanCome = known(
  {
    age: 'Age',
    nonSwimmers: 'Non-swimmers',
    pregnancy: 'Pregnancy',
    badBacks: 'Bad backs',
    seasickness: 'Seasickness',
    lifeJackets: 'Life jackets',
    languages: 'Languages on board',
  },
  ownerFacts.whoCanCome,
);

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
