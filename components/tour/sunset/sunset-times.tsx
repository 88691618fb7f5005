'use client';

import { useEffect, useRef, useState } from 'react';
import { sunsetWords } from '@/data/client-texts';
import { calendarDay, dateInShort, dateInWords, daysAfter } from '@/data/functions/calendar-day';
import { useSunsetTime } from '../../shared/sunset/use-sunset-time';
import { type SunsetDay, SunsetDays } from './sunset-days';
import styles from './sunset-times.module.css';

type SunsetTimesProps = {
  place: string;
  /** The earliest and the latest sunset of the year. */
  range: { earliest: string; latest: string };
  /** The sunsets of some months, shown until the same number of next days replaces them. */
  months: readonly SunsetDay[];
};

/**
 * The sunset of a day and of the next days. Before the calculation, and without scripts, the same elements show the range of the
 * year, so there is no layout shift.
 */
export function SunsetTimes({ place, range, months }: SunsetTimesProps) {
  const strip = useRef<HTMLDivElement>(null);
  const [today, setToday] = useState('');
  const [chosen, setChosen] = useState('');
  const sunsetTime = useSunsetTime(today !== '');
  const field = useRef<HTMLInputElement>(null);
  // Today is the visitor's day, not the day of the build. Load it only when the visitor scrolls near, because many never do.
  useEffect(
    () =>
      whenNear(strip.current, () => {
        const now = calendarDay(new Date());
        setToday(now);
        if (field.current?.value) setChosen(field.current.value);
        else if (field.current) field.current.value = now;
      }),
    [],
  );

  const day = chosen || today;
  const time = sunsetTime?.(day);
  const days = sunsetTime && time ? nextDays(day, months.length, sunsetTime) : months;
  return (
    <div className={styles.times} ref={strip}>
      <div aria-live={chosen ? 'polite' : 'off'}>
        <h2 className={styles.title}>
          {time ? sunsetWords.setsAt : sunsetWords.setsBetween}{' '}
          {/* The key makes a new element, so that the larger text does not count as a layout shift. */}
          <span key={time ? 'time' : 'range'} className={styles.time} data-range={!time}>
            {time ?? `${range.earliest} ${sunsetWords.and} ${range.latest}`}
          </span>
        </h2>
        <p key={time ? 'day' : 'year'} className={styles.words}>
          {time ? dateInWords(day) : sunsetWords.yearRound}, <span className={styles.place}>{place}</span>
        </p>
      </div>
      <p className={styles.choice}>
        <label htmlFor="sunset-day">{sunsetWords.yourDate}</label>
        <input
          id="sunset-day"
          className={styles.field}
          type="date"
          // Uncontrolled, because React would overwrite a half-typed day.
          ref={field}
          min={today || undefined}
          onChange={({ target }) => setChosen(target.value)}
        />
      </p>
      <SunsetDays days={days} />
    </div>
  );
}

function nextDays(day: string, count: number, sunsetTime: (day: string) => string | undefined) {
  return Array.from({ length: count }, (_, index) => daysAfter(day, index + 1)).map((next) => ({
    label: dateInShort(next),
    time: sunsetTime(next) ?? '',
  }));
}

/** Calls back once when the element is about a screen away. Returns a function that stops waiting. */
function whenNear(element: HTMLElement | null, callBack: () => void): () => void {
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      callBack();
    },
    { rootMargin: '100%' },
  );
  if (element) observer.observe(element);
  return () => observer.disconnect();
}
