import { ownerAnswers } from '@/site/owner-answers';
import styles from './booking.module.css';

/** The owner's terms of cancellation in one line, for beside a Book button. (The navigation bar has no room for it.) */
export function CancellationLine() {
  const words = ownerAnswers.cancellation?.trim();
  return words && <p className={styles.line}>{words}</p>;
}
