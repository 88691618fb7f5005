import styles from './at-a-glance.module.css';

/**
 * A list of facts, each label above its value; on phones one fact in a row. Use
 * it on an ink panel.
 */
export function AtAGlance({
  facts,
}: {
  facts: readonly { label: string; value: string }[];
}) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="name">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
