import { each } from '@/components/shared/each';
import { Story } from '@/components/shared/story';
import { about } from '@/data/about';
import { boatFacts } from '@/data/functions/known-facts';
import { ownerFacts } from '@/data/owner-facts';
import styles from './boat.module.css';

/** The boat: what the owner has filled in, beside its photograph if there is one. Without both it is left out. */
export function Boat() {
  const { heading, lead } = about.boat;
  const { picture } = ownerFacts.boat;
  const facts = boatFacts.length > 0 && (
    <dl className={styles.facts}>
      {each(boatFacts, ({ title, text }) => (
        <div className={styles.fact}>
          <dt>{title}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
  if (picture) return <Story sections={[{ title: heading, content: lead, picture, extra: facts }]} />;
  return (
    facts && (
      <section className="section">
        <h2>{heading}</h2>
        <p className="lead">{lead}</p>
        {facts}
      </section>
    )
  );
}
