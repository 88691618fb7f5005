import about from '../data/about.json' with { type: 'json' };
import content from '../data/owner-answers.json' with { type: 'json' };
import phrases from '../data/phrases.json' with { type: 'json' };
import type { OwnerAnswers, OwnerAnswersFile } from '../data/schema/owner-answers';
import { shown } from './shown-content';

const answers = content as OwnerAnswersFile;

/** An empty answer for each label. */
const none = (labels: object) => Object.fromEntries(Object.keys(labels).map((name) => [name, '']));

/**
 * What only the owner knows. No page shows an empty answer, and `npm run check` lists the empty ones. The editor leaves out what is
 * empty.
 */
export const ownerAnswers: OwnerAnswers = shown({
  abn: '',
  replyTime: '',
  ...none(phrases.terms),
  ...answers,
  rating: { words: '', day: '', ...answers.rating },
  whoCanCome: { ...none(phrases.whoCanCome), ...answers.whoCanCome },
  boat: { ...none(about.boat.labels), ...answers.boat },
  crew: answers.crew ?? [],
});

/** The answers that the owner has filled in, each with its title. */
export const boatAnswers = known(about.boat.labels, ownerAnswers.boat);
export const whoCanCome = known(phrases.whoCanCome, ownerAnswers.whoCanCome);
/** For the pages where people decide. */
export const ownerTerms = known(phrases.terms, ownerAnswers);

/** Who can come, as sentences such as 'Age: From 6 years.' */
export const whoCanComeSentences = whoCanCome.map(
  ({ title, text }) => `${title}: ${text}${/[.!?]$/.test(text) ? '' : '.'}`,
);

/** Each person of the crew with what is known about them, such as their years on the water. */
export const crew = ownerAnswers.crew.map(({ name, years = '', licence = '', picture }) => ({
  name,
  answers: [years, licence].filter((answer) => answer.trim()),
  picture,
}));

function known<Name extends string>(
  titles: Readonly<Record<Name, string>>,
  given: { [Answer in NoInfer<Name>]?: string | undefined },
) {
  const names = Object.keys(titles) as Name[];
  return names
    .map((name) => ({ title: titles[name], text: given[name]?.trim() ?? '' }))
    .filter(({ text }) => text);
}
