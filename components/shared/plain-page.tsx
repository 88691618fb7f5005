import type { ReactNode } from 'react';
import styles from './plain-page.module.css';

type PlainPageProps = {
  title: string;
  lead: string;
  sections: readonly { title: string; paragraphs: readonly string[] }[];
  children?: ReactNode;
};

/** A page of text: title, lead, sections. */
export function PlainPage({ title, lead, sections, children }: PlainPageProps) {
  return (
    <article className={`section ${styles.page}`}>
      <h1>{title}</h1>
      <p className={`lead ${styles.lead}`}>{lead}</p>
      {sections.map((section) => (
        <section key={section.title} className={styles.part}>
          <h2 className={styles.title}>{section.title}</h2>
          {section.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      ))}
      {children}
    </article>
  );
}
