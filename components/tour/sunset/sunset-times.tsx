'use client';

import { useEffect, useRef, useState } from 'react';
import { sunsetTexts } from '@/site/content/client-texts';
import { calendarDay, dateInWords } from '@/site/words/calendar-day';
import controlStyles from '../../shared/control.module.css';
import { useSunsetTime } from '../../shared/sunset/use-sunset-time';
import styles from './sunset.module.css';

type SunsetTimesProps = {
  locality: string;
  range: { earliest: string; latest: string };
};

/**
 * The sunset of a day. Before the calculation the same elements show the range
 * of the year, so nothing shifts.
 */
export function SunsetTimes({ locality, range }: SunsetTimesProps) {
  const field = useRef<HTMLInputElement>(null);
  const [today, setToday] = useState('');
  const [chosen, setChosen] = useState('');
  const sunsetTime = useSunsetTime(today !== '');

  // Today is the visitor's day, not the day of the build. Load it only when the
  // visitor scrolls near, because many never do.
  useEffect(() => {
    const input = field.current as HTMLInputElement;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        // A day from before hydration is the visitor's.
        setChosen(input.value);
        input.value ||= calendarDay(new Date());
        setToday(calendarDay(new Date()));
      },
      { rootMargin: '100%' },
    );
    observer.observe(input);
    return () => observer.disconnect();
  }, []);

  const day = chosen || today;
  const time = sunsetTime?.(day);
  return (
    <div className={styles.times}>
      <div aria-live={chosen ? 'polite' : 'off'}>
        <h2>
          {time ? sunsetTexts.setsAt : sunsetTexts.setsBetween}{' '}
          {/* The key makes a new element, so that the larger text does not count as a layout shift. */}
          <span key={time ? 'time' : 'range'} data-range={!time}>
            {time ?? `${range.earliest} ${sunsetTexts.and} ${range.latest}`}
          </span>
        </h2>
        <p key={time ? 'day' : 'year'} className={styles.words}>
          {time ? dateInWords(day) : sunsetTexts.yearRound},{' '}
          <span>{locality}</span>
        </p>
      </div>
      <p className={styles.choice} data-print="no">
        <label htmlFor="sunset-day">{sunsetTexts.yourDate}</label>
        <input
          id="sunset-day"
          className={controlStyles.control}
          type="date"
          // Uncontrolled, because React would overwrite a half-typed day.
          ref={field}
          min={today || undefined}
          onChange={({ target }) => setChosen(target.value)}
        />
      </p>
    </div>
  );
}
