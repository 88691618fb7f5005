import { earlyScript } from '@/components/shared/early-script';
import { InlineScript } from '@/components/shared/inline-script';
import { labels } from '@/site/content/labels';
import { harbour } from '@/site/facts/harbour';
import { notice } from '@/site/facts/notice';
import { daysAfter, endOfDay } from '@/site/words/calendar-day';
import { BAR_READY } from './nav-bar/toggle-bar';
import styles from './notice-line.module.css';

/** The owner's notice. A page built after its last day does not have it. */
export function NoticeLine() {
  const { text, firstDay, lastDay } = notice;
  const start = endOfDay(daysAfter(firstDay, -1), harbour.timeZone);
  const end = endOfDay(lastDay, harbour.timeZone);
  // Without a notice the end is NaN, and no time is before NaN.
  if (!(Date.now() < end)) return null;
  return (
    <>
      <aside
        id={ID}
        className={styles.line}
        data-ink="navy"
        aria-label={labels.notice}
        data-print="no"
        hidden={Date.now() < start}
        suppressHydrationWarning
      >
        {text}
      </aside>
      <InlineScript text={earlyScript(showInTime, ID, start, end, BAR_READY)} />
    </>
  );
}

const ID = 'notice';

/**
 * Also on an older build, in an open tab, and after React has drawn a
 * translated page anew (`ready`).
 */
function showInTime(id: string, start: number, end: number, ready: string) {
  const look = () => {
    const notice = document.getElementById(id);
    const now = Date.now();
    if (notice) notice.hidden = now < start || now >= end;
  };
  look();
  addEventListener(ready, look);
  document.addEventListener('visibilitychange', look);
}
