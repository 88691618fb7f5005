import { LinkedText } from '@/components/shared/linked-text';
import { planner } from '@/site/content/texts';
import { clockTime } from '@/site/words/wording';
import styles from './planner.module.css';

/** The sea, the wind and the wildlife of each month. */
export function Planner() {
  const { heading, lead, note, labels, words, months, stingers, whales } =
    planner;
  // In the order of the cells below.
  const columns = [
    labels.month,
    labels.sea,
    labels.sunset,
    labels.wind,
    labels.turtles,
    labels.bites,
    labels.stingers,
    labels.whales,
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
              {columns.map((label) => (
                <th key={label} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {months.map(({ name, sea, sunset, wind, turtles, bites }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{`${sea.from}–${sea.to} °C`}</td>
                <td>{`${clockTime(sunset.from)} ${words.to} ${clockTime(sunset.to)}`}</td>
                <td>{wind}</td>
                <td>{turtles}</td>
                <td>{bites}</td>
                <td>{stingers.includes(name) ? words.yes : words.no}</td>
                <td>
                  {whales.includes(name) ? words.passing : words.notPassing}
                </td>
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
