import { tracked } from '@/components/shared/analytics/tracked';
import { Disclosure } from '@/components/shared/disclosure';
import { each } from '@/components/shared/each';
import { LinkedText } from '@/components/shared/linked-text';
import { faq } from '@/site/content';

/** Questions that open their answers. */
export function FaqList() {
  return (
    <div className="section">
      {each(faq.entries, ({ slug, question, answer }) => (
        <Disclosure id={slug} title={question} tracking={tracked('faq', slug)}>
          {each(answer, (paragraph) => (
            <p>
              <LinkedText text={paragraph} />
            </p>
          ))}
        </Disclosure>
      ))}
    </div>
  );
}
