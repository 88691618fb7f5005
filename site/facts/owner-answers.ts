import ownerAnswersFile from '../../data/owner-answers.json' with {
  type: 'json',
};
import { parse } from '../../data/schema/files';
import { boat, guests, terms } from '../../data/schema/owner-answers';
import { withPictures } from './shown-content';

/** An answer that is not filled in is '': no page shows it. */
export const ownerAnswers = withPictures(
  parse('data/owner-answers.json', ownerAnswersFile),
);

/** The answers that the owner has filled in, each with its title. */
export const boatAnswers = known(boat, ownerAnswers.boat);
export const whoCanCome = known(guests, ownerAnswers.whoCanCome);
/** For the pages where people decide. */
export const ownerTerms = known(terms, {
  ...ownerAnswers,
  wheelchairBoarding: ownerAnswers.wheelchair
    ? ownerAnswers.wheelchairBoarding
    : '',
});

/** Who can come, as sentences such as 'Age: From 6 years.' */
export const whoCanComeSentences = whoCanCome.map(
  ({ title, text }) => `${title}: ${text}${/[.!?]$/.test(text) ? '' : '.'}`,
);

/** Each person with what is known of them, such as years on the water. */
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
