import type { ReactNode } from 'react';
import { LinkedText } from './linked-text';
import styles from './terms.module.css';

/** Facts, each below its title. A fact without text is left out. */
export function Terms({
  terms,
}: {
  terms: readonly { title: string; text: ReactNode }[];
}) {
  const known = terms.filter(({ text }) => text);
  return (
    <dl className={`columns ${styles.terms}`}>
      {known.map(({ title, text }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: as text the key would stand in the data of the page once more
        <div key={index}>
          <dt>{title}</dt>
          <dd>
            {typeof text === 'string' ? <LinkedText text={text} /> : text}
          </dd>
        </div>
      ))}
    </dl>
  );
}
