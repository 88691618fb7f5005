import { Column, Columns } from '@/components/shared/columns';
import { Photo } from '@/components/shared/photo/photo';
import { about } from '@/site/content';
import { crew } from '@/site/owner-answers';
import styles from './crew.module.css';

/** The people who take the guests out. Without any it is left out. */
export function Crew() {
  if (crew.length === 0) return null;
  return (
    <section className={`section ${styles.crew}`}>
      <h2>{about.crew.heading}</h2>
      <Columns>
        {crew.map(({ name, answers, picture }) => (
          <Column key={name} title={name}>
            {answers.map((answer) => (
              <p key={answer}>{answer}</p>
            ))}
            {picture && <Photo picture={picture} crop="upright" sizes="240px" widest={480} />}
          </Column>
        ))}
      </Columns>
    </section>
  );
}
