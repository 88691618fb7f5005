import styles from './fact-strip.module.css';

type FactStripProps = { facts: readonly { label: string; value: string }[] };

/** A list of facts, each label above its value; on phones one fact in a row. Use it on an ink panel. */
export function FactStrip({ facts }: FactStripProps) {
  return (
    <dl className={styles.band}>
      {facts.map(({ label, value }) => (
        <div key={label} className={styles.fact}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
