import { InkPanel } from '@/components/shared/ink-panel';
import { planner, sunsetRange } from '@/site/content/texts';
import { harbour } from '@/site/facts/harbour';
import { timesInWords } from '@/site/words/wording';
import styles from './sunset.module.css';
import { SunsetTimes } from './sunset-times';

/** The sunset times: in the HTML those of the year, by script those of a day. */
export function SunsetStrip() {
  const everyOtherMonth = planner.months.filter((_, index) => index % 2 === 0);
  return (
    <section className="sheet">
      <InkPanel ink="dawn" className={styles.panel}>
        <SunsetTimes
          locality={harbour.locality}
          range={sunsetRange}
          months={everyOtherMonth.map(({ name, sunset }) => ({
            label: name,
            time: timesInWords(sunset.from, sunset.to, planner.words.to),
          }))}
        />
      </InkPanel>
    </section>
  );
}
