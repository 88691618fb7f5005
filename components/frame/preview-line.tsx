import styles from './notice-line.module.css';

/** The line on top of every page of `npm start`. A real build does not have it. */
export function PreviewLine() {
  return (
    <aside className={styles.line} data-ink="dawn" aria-label="Preview">
      This is a preview: enquiries stay in the <a href="/outbox">outbox</a>.{' '}
      <a href="/all-pictures">See all pictures</a>. <a href="/edit">Edit</a>.
    </aside>
  );
}
