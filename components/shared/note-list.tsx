import { Column, Columns } from './columns';
import styles from './columns.module.css';
import { LinkedText } from './linked-text';

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
        {entries.map(({ title, text }) => (
          <Column key={title} title={title} rank={heading ? 'h3' : 'h2'}>
            <p>
              <LinkedText text={text} />
            </p>
          </Column>
        ))}
      </Columns>
      {note && (
        <p className={styles.note}>
          <LinkedText text={note} />
        </p>
      )}
    </section>
  );
}
