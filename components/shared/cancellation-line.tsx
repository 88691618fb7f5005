import type { ReactNode } from 'react';
import { ownerFacts } from '@/data/owner-facts';
import styles from './booking.module.css';

/**
 * The owner's terms of cancellation in one line, for beside a Book button. (The navigation bar has no room for it.)
 * @param children a button that stands alone: the line is then in one box with it
 */
export function CancellationLine({ children }: { children?: ReactNode }) {
  const words = ownerFacts.cancellation.trim();
  if (!words) return children;
  const line = <p className={styles.line}>{words}</p>;
  return children ? (
    <div className={styles.box}>
      {children}
      {line}
    </div>
  ) : (
    line
  );
}
