import type { ReactNode } from 'react';
import styles from './columns.module.css';
import { LinkedText } from './linked-text';

/** Short texts or lists in as many columns as fit. */
export function Columns({ children }: { children: ReactNode }) {
  return <div className={`columns ${styles.columns}`}>{children}</div>;
}

type ColumnProps = {
  title: string;
  /** 'h2' where no heading is above the columns. */
  rank?: 'h2' | 'h3';
  children: ReactNode;
};

/** One column: a line, a title and its content. */
export function Column({ title, rank: Title = 'h3', children }: ColumnProps) {
  return (
    <div className={styles.column}>
      <Title className="name">{title}</Title>
      {children}
    </div>
  );
}

type NoteListProps = {
  id?: string;
  heading?: string;
  lead?: string;
  entries: readonly { title: string; text: string }[];
  note?: string;
};

/** Short paragraphs side by side, each with its title. */
export function NoteList({ id, heading, lead, entries, note }: NoteListProps) {
  return (
    <section className="section" id={id}>
      {heading && <h2>{heading}</h2>}
      {lead && <p className="lead">{lead}</p>}
      <Columns>
        {entries.map(({ title, text }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: as text the key would stand in the data of the page once more
          <Column key={index} title={title} rank={heading ? 'h3' : 'h2'}>
            <p>
              <LinkedText text={text} />
            </p>
          </Column>
        ))}
      </Columns>
      {note && (
        <p>
          <LinkedText text={note} />
        </p>
      )}
    </section>
  );
}
