import { each } from '@/components/shared/each';
import { Photo } from '@/components/shared/photo/photo';
import { about } from '@/data/about';
import { crewFacts } from '@/data/functions/known-facts';
import styles from './crew.module.css';

/** The people who take the guests out. Without any it is left out. */
export function Crew() {
  if (crewFacts.length === 0) return null;
  return (
    <section className="section">
      <h2>{about.crew.heading}</h2>
      <ul className={styles.crew}>
        {each(crewFacts, ({ name, facts, picture }) => (
          <li className={styles.person}>
            {picture && (
              <Photo className={styles.picture} picture={picture} crop="upright" sizes="160px" widest={480} />
            )}
            <div>
              <h3 className={styles.name}>{name}</h3>
              {each(facts, (fact) => (
                <p>{fact}</p>
              ))}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
