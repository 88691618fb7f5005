import styles from './check-list.module.css';
import { Icon } from './icon';

type CheckListProps = {
  items: readonly string[];
  /** 'dash' is for what is not there. */
  mark?: 'check' | 'dash';
  columns?: 1 | 2;
};

/** A list of short points, each with its mark. */
export function CheckList({ items, mark = 'check', columns = 1 }: CheckListProps) {
  return (
    <ul className={styles.list} data-columns={columns}>
      {items.map((item) => (
        <li key={item} className={styles.item}>
          <Icon name={mark} size={20} className={styles.tick} />
          {item}
        </li>
      ))}
    </ul>
  );
}
