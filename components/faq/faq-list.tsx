import { tracked } from '@/components/shared/analytics/tracked';
import { Disclosure } from '@/components/shared/disclosure';
import { Paragraphs } from '@/components/shared/linked-text';
import { faq } from '@/site/content/texts';

/** Questions that open their answers. */
export function FaqList() {
  return (
    <div className="section">
      {faq.entries.map(({ slug, question, answer }) => (
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
