import aboutFile from '../../data/about.json' with { type: 'json' };
import ownerAnswersFile from '../../data/owner-answers.json' with {
  type: 'json',
};
import { parse } from '../../data/schema/files';
import { phrases } from '../words/phrases';
import { withPictures } from './shown-content';

/**
 * What only the owner knows. An answer that is not filled in is '': no page
 * shows it, and `npm run check` lists it.
 */
export const ownerAnswers = withPictures(
  parse('data/owner-answers.json', ownerAnswersFile),
);

/** The answers that the owner has filled in, each with its title. */
export const boatAnswers = known(
  parse('data/about.json', aboutFile).boat.labels,
  ownerAnswers.boat,
);
export const whoCanCome = known(phrases.whoCanCome, ownerAnswers.whoCanCome);
/** For the pages where people decide. */
export const ownerTerms = known(phrases.terms, ownerAnswers);

/** Who can come, as sentences such as 'Age: From 6 years.' */
export const whoCanComeSentences = whoCanCome.map(
  ({ title, text }) => `${title}: ${text}${/[.!?]$/.test(text) ? '' : '.'}`,
);

/**
 * Each person of the crew with what is known about them, such as their years on
 * the water.
 */
export const crew = ownerAnswers.crew.map(({ years, licence, ...person }) => ({
  ...person,
  answers: [years, licence].filter(Boolean),
}));

function known<Name extends string>(
  titles: Record<Name, string>,
  given: Record<NoInfer<Name>, string>,
) {
  const names = Object.keys(titles) as Name[];
  return names
    .map((name) => ({ title: titles[name], text: given[name] }))
    .filter(({ text }) => text);
}
