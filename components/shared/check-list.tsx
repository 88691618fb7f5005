import styles from './check-list.module.css';
import { Icon } from './icon';

type CheckListProps = {
  items: readonly string[];
  /** 'dash' is for things that are not included. */
  mark?: 'check' | 'dash';
};

/** Short points, each with a tick or a dash, in as many columns as fit. */
export function CheckList({ items, mark = 'check' }: CheckListProps) {
  return (
    <ul className={styles.list}>
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
