import styles from './preview-bar.module.css';

/** The line on top of every page of `npm start`. A real build does not have it. */
export function PreviewBar() {
  return (
    <aside className={styles.bar} aria-label="Preview" data-behind-menu>
      This is a preview: enquiries go no further than the <a href="/outbox">outbox on this computer</a>.{' '}
      <a href="/all-pictures">See all pictures</a>.
    </aside>
  );
}
