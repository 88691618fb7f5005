import styles from './sunset-days.module.css';

export type SunsetDay = { label: string; time: string };

/** The sunsets of several days or months, side by side. */
export function SunsetDays({ days }: { days: readonly SunsetDay[] }) {
  return (
    <ul className={styles.days}>
      {days.map(({ label, time }) => (
        <li key={label} className={styles.day}>
          {label} <b className={styles.time}>{time}</b>
        </li>
      ))}
    </ul>
  );
}
