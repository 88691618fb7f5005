import type { ReactNode } from 'react';
import errorStyles from '@/components/frame/error-words.module.css';
import { earlyScript } from '@/components/shared/early-script';
import { FirstScreen } from '@/components/shared/first-screen';
import { notFoundWords } from '@/data/error-screens';
import styles from './not-found.module.css';
import { sayTourNotFound } from './say-tour-not-found';

type NotFoundProps = {
  picture: ReactNode;
  /** The links. */
  children: ReactNode;
};

/** The content for an unknown address: a message and links. React keeps the text that the script has changed. */
export function NotFound({ picture, children }: NotFoundProps) {
  return (
    <FirstScreen className={styles.screen}>
      <div className={styles.picture}>{picture}</div>
      <div className={`${styles.words} ${errorStyles.words}`}>
        <h1 suppressHydrationWarning>{notFoundWords.title}</h1>
        <p suppressHydrationWarning>{notFoundWords.message}</p>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own function; it must run before the first paint */}
        <script dangerouslySetInnerHTML={{ __html: TOUR_WORDS }} />
        <div className="actions">{children}</div>
      </div>
    </FirstScreen>
  );
}

const TOUR_WORDS = earlyScript(sayTourNotFound, notFoundWords.tourTitle, notFoundWords.tourMessage);
