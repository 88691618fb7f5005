import { sunsetWords } from '@/data/client-texts';
import { findTour } from '@/data/functions/find-tour';
import { useSunsetTime } from '../../shared/sunset/use-sunset-time';

type SunsetHintProps = {
  className?: string | undefined;
  tours: readonly { id: number; slug: string; sunsetTimes?: boolean | undefined }[];
  /** The slug of the chosen tour. */
  tour: string | undefined;
  /** The chosen day, '2027-04-03', or empty. */
  day: string | undefined;
};

/** The hint below a date field: the sunset of the chosen day, if the chosen tour has sunset times. */
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
