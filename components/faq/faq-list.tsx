import { tracked } from '@/components/shared/analytics/tracked';
import { Icon } from '@/components/shared/icon';
import { LinkedText } from '@/components/shared/linked-text';
import styles from './faq-list.module.css';

type FaqListProps = { entries: readonly { slug: string; question: string; answer: readonly string[] }[] };

/**
 * Questions that open their answers without a script. For an address such as /faq#prices the browser opens the answer.
 */
export function FaqList({ entries }: FaqListProps) {
  return (
    <div className="section">
      {entries.map(({ slug, question, answer }) => (
        <details key={slug} className={styles.entry}>
          <summary className={styles.question} {...tracked('faq', slug)}>
            <h2 className={styles.title}>{question}</h2>
            <Icon name="chevron" className={styles.chevron} />
          </summary>
          <div id={slug} className={styles.answer}>
            {answer.map((paragraph) => (
              <p key={paragraph}>
                <LinkedText text={paragraph} />
              </p>
            ))}
          </div>
        </details>
      ))}
    </div>
  );
}
