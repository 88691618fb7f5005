import { findTour } from '@/data/find-tour';
import { sunsetWords } from '@/data/script-words';
import { useSunsetTime } from './use-sunset-time';

type SunsetHintProps = {
  className?: string | undefined;
  tours: readonly { id: number; slug: string; sunsetTimes?: boolean | undefined }[];
  /** The slug of the chosen tour. */
  tour: string | undefined;
  /** The chosen day, '2027-04-03', or empty. */
  day: string | undefined;
};

/** Under the date field of a form: when the sun sets on the chosen day, if the chosen tour goes by the sunset. */
export function SunsetHint({ className, tours, tour, day = '' }: SunsetHintProps) {
  const wanted = findTour(tours, tour)?.sunsetTimes ?? false;
  const sunsetTime = useSunsetTime(wanted);
  const time = wanted && sunsetTime?.(day);
  return (
    <p className={className} role="status">
      {time && sunsetWords.thatDay(time)}
    </p>
  );
}
