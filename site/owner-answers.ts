import answers from '../data/owner-answers.json' with { type: 'json' };
import type { OwnerAnswers, OwnerAnswersFile } from '../data/schema/owner-answers';
import { shown } from './shown-pictures';

/** What only the owner knows. No page shows an empty answer, and `npm run check` lists the empty ones. */
export const ownerAnswers: OwnerAnswers = shown(answers as OwnerAnswersFile);

/** The day of the last change of these answers. */
export const answersUpdated = answers.updated;
