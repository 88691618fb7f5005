import styles from './check-list.module.css';
import { Icon } from './icon';

type CheckListProps = {
  items: readonly string[];
  /** 'dash' is for things that are not included. */
  mark?: 'check' | 'dash';
  columns?: 2;
};

/** A list of short points, each with a tick or a dash. */
export function CheckList({ items, mark = 'check', columns }: CheckListProps) {
  return (
    <ul className={columns ? styles.columns : styles.list}>
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: as text the key would stand in the data of the page once more
        <li key={index}>
          <Icon name={mark} size={20} />
          {item}
        </li>
      ))}
    </ul>
  );
}
