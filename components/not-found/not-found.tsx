import type { ReactNode } from 'react';
import { FirstScreen } from '@/components/first-screen/first-screen';
import styles from './not-found.module.css';

type NotFoundProps = {
  picture: ReactNode;
  /** The ways on. */
  children: ReactNode;
};

/** What stands where no page is: what happened, in the specification's words (section 8), and a way on. */
export function NotFound({ picture, children }: NotFoundProps) {
  return (
    <FirstScreen className={styles.screen}>
      <div className={styles.picture}>{picture}</div>
      <div className={styles.words}>
        <div className={styles.message} data-waiting="" suppressHydrationWarning>
          <h1 suppressHydrationWarning>{WORDS.either[0]}</h1>
          <p suppressHydrationWarning>{WORDS.either[1]}</p>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant; it must run before the words are painted */}
          <script dangerouslySetInnerHTML={{ __html: FIT_WORDS }} />
        </div>
        <div className={styles.actions}>{children}</div>
      </div>
    </FirstScreen>
  );
}

/** Title and message of the one 404 page (product.md, Readings). */
const WORDS = {
  tour: ['Tour not found', 'There is no tour at this address.'],
  page: ['Unexpected Application Error!', '404 Not Found'],
  // Without scripts nobody knows the address: a text that names both.
  either: ['Page or tour not found', '404 Not Found. There is no page, and no tour, at this address.'],
};

/**
 * Makes the words before it fit the address that the page stands for, and shows them: they are of other lengths, and what was
 * painted would move. React finds other words than it would have written, and leaves them.
 */
const FIT_WORDS = `{let b=document.currentScript.parentNode;(${JSON.stringify({ tour: WORDS.tour, page: WORDS.page })})[/^\\/tours\\/./i.test(location.pathname)?'tour':'page'].forEach((w,i)=>b.children[i].textContent=w);delete b.dataset.waiting}`;
