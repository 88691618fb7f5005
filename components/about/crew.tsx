import { Column, Columns } from '@/components/shared/columns';
import { each } from '@/components/shared/each';
import { Photo } from '@/components/shared/photo/photo';
import { about } from '@/site/about';
import { crewFacts } from '@/site/known-answers';
import styles from './crew.module.css';

/** The people who take the guests out. Without any it is left out. */
export function Crew() {
  if (crewFacts.length === 0) return null;
  return (
    <section className="section">
      <h2>{about.crew.heading}</h2>
      <Columns>
        {each(crewFacts, ({ name, facts, picture }) => (
          <Column title={name}>
            {each(facts, (fact) => (
              <p>{fact}</p>
            ))}
            {picture && (
              <Photo className={styles.picture} picture={picture} crop="upright" sizes="240px" widest={480} />
            )}
          </Column>
        ))}
      </Columns>
    </section>
  );
}
