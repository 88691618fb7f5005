import styles from './note-list.module.css';

type NoteListProps = {
  heading?: string;
  lead?: string;
  entries: readonly { title: string; text: string }[];
  note?: string;
};

/** Short paragraphs side by side, each with its title. Without a heading of its own their titles take that rank. */
export function NoteList({ heading, lead, entries, note }: NoteListProps) {
  const Title = heading ? 'h3' : 'h2';
  return (
    <section className={styles.details}>
      {heading && <h2 className={styles.heading}>{heading}</h2>}
      {lead && <p className={styles.lead}>{lead}</p>}
      <div className={styles.grid}>
        {entries.map(({ title, text }) => (
          <div key={title} className={styles.entry}>
            <Title className={styles.title}>{title}</Title>
            <p>{text}</p>
          </div>
        ))}
      </div>
      {note && <p className={styles.note}>{note}</p>}
    </section>
  );
}
