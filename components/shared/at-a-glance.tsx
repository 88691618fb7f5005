import styles from './at-a-glance.module.css';

/** Facts on an ink panel, each below its label, on phones beside it. */
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
