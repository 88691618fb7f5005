import { Photo } from '@/components/shared/photo/photo';
import { about } from '@/data/about';
import { crewFacts } from '@/data/functions/boat-facts';
import styles from './crew.module.css';

/** The people who take the guests out. Without any it is left out. */
export function Crew() {
  if (crewFacts.length === 0) return null;
  return (
    <section className="section">
      <h2>{about.crew.heading}</h2>
      <ul className={styles.crew}>
        {crewFacts.map(({ name, facts, picture }) => (
          <li key={name} className={styles.person}>
            {picture && (
              <Photo className={styles.picture} picture={picture} crop="upright" sizes="160px" widest={480} />
            )}
            <div>
              <h3 className={styles.name}>{name}</h3>
              {facts.map((fact) => (
                <p key={fact}>{fact}</p>
              ))}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
