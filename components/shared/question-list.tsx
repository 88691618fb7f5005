import type { Question } from '@/site/content/pages';
import { tracked } from './analytics/tracked';
import { Disclosure } from './disclosure';
import { Paragraphs } from './linked-text';

/** Questions that open their answers. */
export function QuestionList({ entries }: { entries: readonly Question[] }) {
  return (
    <div className="section">
      {entries.map(({ slug, question, answer }) => (
        <Disclosure
          key={slug}
          id={slug}
          title={question}
          tracking={tracked('faq', slug)}
        >
          <Paragraphs texts={answer} />
        </Disclosure>
      ))}
    </div>
  );
}
