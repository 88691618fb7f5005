import type { ReactNode } from 'react';
import { Breadcrumbs } from './breadcrumbs';
import { Paragraphs } from './linked-text';
import { PageData } from './metadata/page-data';
import styles from './text-page.module.css';

type TextPageProps = {
  path: string;
  title: string;
  lead: string;
  sections: readonly { title: string; paragraphs: readonly string[] }[];
  /** The contact details at the end of the page. */
  children: ReactNode;
};

/** A page of text: title, lead and sections. */
export function TextPage({ path, title, lead, sections, children }: TextPageProps) {
  return (
    <>
      <Breadcrumbs path={path} />
      <article className={`section ${styles.page}`}>
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
        {sections.map((section) => (
          <section key={section.title}>
            <h2>{section.title}</h2>
            <Paragraphs texts={section.paragraphs} />
          </section>
        ))}
        {children}
      </article>
      <PageData path={path} />
    </>
  );
}
