import styles from './notice-line.module.css';

/** The line on top of every page of `npm start`. A real build does not have it. */
export function PreviewLine() {
  return (
    <aside className={styles.line} data-ink="dawn" aria-label="Preview">
      This is a preview: its <a href="/outbox">enquiries</a>, <a href="/all-pictures">pictures</a> and{' '}
      <a href="/edit">editor</a>
    </aside>
  );
}
