import type { ReactNode } from 'react';
import styles from './columns.module.css';

/** Short texts or lists in as many columns as fit. */
export function Columns({ children }: { children: ReactNode }) {
  return <div className={`columns ${styles.columns}`}>{children}</div>;
}

type ColumnProps = {
  title: string;
  /** The heading level of the title: 'h2' where no heading is above the columns. */
  rank?: 'h2' | 'h3';
  children: ReactNode;
};

/** One column: a line, a title and its content. */
export function Column({ title, rank: Title = 'h3', children }: ColumnProps) {
  return (
    <div className={styles.column}>
      <Title>{title}</Title>
      {children}
    </div>
  );
}
