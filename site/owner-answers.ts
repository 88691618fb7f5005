import answers from '../data/owner-answers.json' with { type: 'json' };
import type { OwnerAnswers } from '../data/schema/owner-answers';

/** What only the owner knows. No page shows an empty answer, and `npm run check` lists the empty ones. */
export const ownerAnswers = answers as OwnerAnswers;

/** The day of the last change of these answers. */
export const answersUpdated = answers.updated;
