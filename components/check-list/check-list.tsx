import { Icon } from '@/components/icon/icon';
import styles from './check-list.module.css';

type CheckListProps = { items: readonly string[]; columns?: 1 | 2 };

/** A list of short points, each with a tick. */
export function CheckList({ items, columns = 1 }: CheckListProps) {
  return (
    <ul className={styles.list} data-columns={columns}>
      {items.map((item) => (
        <li key={item} className={styles.item}>
          <Icon name="check" size={20} className={styles.tick} />
          {item}
        </li>
      ))}
    </ul>
  );
}
