import { labels } from '@/data/labels';
import { notice, noticeEnd } from '@/data/notice';
import { earlyScript } from './early-script';
import { hideNotice } from './hide-notice';
import { BAR_READY } from './nav-bar/early-presses';
import styles from './notice-line.module.css';

/** The owner's notice on top of every page until its last day is over. A page that is built later does not have it. */
export function NoticeLine() {
  const end = noticeEnd();
  if (!end || Date.now() >= end) return null;
  return (
    <>
      <aside
        id={ID}
        className={styles.line}
        aria-label={labels.notice}
        data-print="no"
        data-behind-menu
        suppressHydrationWarning
      >
        {notice.text}
      </aside>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own function; it must run before the first paint */}
      <script dangerouslySetInnerHTML={{ __html: earlyScript(hideNotice, ID, end, BAR_READY) }} />
    </>
  );
}

const ID = 'notice';
