import { each } from './each';
import styles from './fact-strip.module.css';

/** A list of facts, each label above its value; on phones one fact in a row. Use it on an ink panel. */
export function FactStrip({ facts }: { facts: readonly { label: string; value: string }[] }) {
  return (
    <dl className={styles.facts}>
      {each(facts, ({ label, value }) => (
        <div>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
