import type { ReactNode } from 'react';
import styles from './error-screen.module.css';

type ErrorScreenProps = {
  title: ReactNode;
  message: ReactNode;
  picture: ReactNode;
  /** The ways on. */
  children: ReactNode;
};

/** What stands where a page should: what happened, in the specification's words, and a way on (section 8). */
export function ErrorScreen({ title, message, picture, children }: ErrorScreenProps) {
  return (
    <section className={styles.screen}>
      <div className={styles.picture}>{picture}</div>
      <div className={styles.words}>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.message}>{message}</p>
        <div className={styles.actions}>{children}</div>
      </div>
    </section>
  );
}
