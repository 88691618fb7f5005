import about from '../data/about.json' with { type: 'json' };
import content from '../data/owner-answers.json' with { type: 'json' };
import phrases from '../data/phrases.json' with { type: 'json' };
import type { OwnerAnswers, OwnerAnswersFile } from '../data/schema/owner-answers';
import { shown } from './shown-pictures';

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

/** The day of the last change of these answers. */
export const answersUpdated = answers.updated;
