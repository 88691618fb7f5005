import { InkPanel } from '@/components/shared/ink-panel';
import { sunsetRange } from '@/site/content/texts';
import { harbour } from '@/site/facts/harbour';
import styles from './sunset.module.css';
import { SunsetTimes } from './sunset-times';

/** The sunset times: in the HTML those of the year, by script those of a day. */
export function SunsetStrip() {
  return (
    <section className="sheet">
      <InkPanel ink="dawn" className={styles.panel}>
        <SunsetTimes locality={harbour.locality} range={sunsetRange} />
      </InkPanel>
    </section>
  );
}
