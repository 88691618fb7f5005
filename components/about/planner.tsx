import { LinkedText } from '@/components/shared/linked-text';
import { planner } from '@/site/content/texts';
import { clockTime, monthInWords } from '@/site/words/wording';
import styles from './planner.module.css';

/** The name of the month has no `of`: it heads its row. */
type Column = { label: string; of?: (month: (typeof planner.months)[number]) => string };

/** A table of the sea, the wind and the wildlife in each month. On a narrow screen it scrolls in its own box. */
export function Planner() {
  const { shown, heading, lead, note, labels, words, months, stingers, whales } = planner;
  if (!shown) return null;
  const columns: readonly Column[] = [
    { label: labels.month },
    { label: labels.sea, of: ({ sea }) => `${sea.from}–${sea.to} °C` },
    {
      label: labels.sunset,
      of: ({ sunset: { from, to } }) => `${clockTime(from)} ${words.to} ${clockTime(to)}`,
    },
    { label: labels.wind, of: ({ wind }) => wind },
    { label: labels.turtles, of: ({ turtles }) => turtles },
    { label: labels.bites, of: ({ bites }) => bites },
    { label: labels.stingers, of: ({ name }) => (stingers.includes(name) ? words.yes : words.no) },
    { label: labels.whales, of: ({ name }) => (whales.includes(name) ? words.passing : words.notPassing) },
  ];
  return (
    <section className="section" id="planner">
      <h2>{heading}</h2>
      <p className="lead">{lead}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling box must be reachable by keyboard */}
      <section className={styles.frame} aria-label={heading} tabIndex={0}>
        <table>
          <caption className="onlyRead">{heading}</caption>
          <thead>
            <tr>
              {columns.map(({ label }) => (
                <th key={label} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {months.map((month) => (
              <tr key={month.name}>
                <th scope="row">{monthInWords(month.name)}</th>
                {columns.map(({ label, of }) => of && <td key={label}>{of(month)}</td>)}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <p className={`small ${styles.note}`}>
        <LinkedText text={note} />
      </p>
    </section>
  );
}
