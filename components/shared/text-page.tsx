import { labels } from '@/site/content/labels';
import {
  contactEmail,
  contactPhone,
  emailAddress,
  phoneAddress,
} from '@/site/facts/contact';
import { tracked } from './analytics/tracked';
import { Breadcrumbs } from './breadcrumbs';
import { Paragraphs } from './linked-text';
import { StructuredData } from './metadata/structured-data';
import styles from './text-page.module.css';

type TextPageProps = {
  path: string;
  title: string;
  lead: string;
  sections: readonly { title: string; paragraphs: readonly string[] }[];
};

/** A page of text: title, lead, sections, and how to reach us. */
export function TextPage({ path, title, lead, sections }: TextPageProps) {
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
        <p>
          <a href={phoneAddress} {...tracked('phone', path.slice(1))}>
            {contactPhone}
          </a>
          {` ${labels.or} `}
          <a href={emailAddress} {...tracked('email', path.slice(1))}>
            {contactEmail}
          </a>
        </p>
      </article>
      <StructuredData path={path} />
    </>
  );
}
