import content from '../data/faq.json' with { type: 'json' };
import { whoCanComeSentences } from './known-answers';
import { filled, questions } from './values';

/** The texts of the FAQ page. A question that is `onlyWith` something is left out without it. */
export const faq = {
  ...filled(content),
  // The content check refuses an empty list.
  entries: filled(questions).map(({ slug, question, answer }) => ({
    slug,
    question,
    answer: answer.flatMap((words) => (words === '{whoCanCome}' ? whoCanComeSentences : words)),
  })) as [Entry, ...Entry[]],
};

type Entry = { slug: string; question: string; answer: [string, ...string[]] };
