import { sunsetWords } from '@/site/client-texts';
import { findTour } from '@/site/find-tour';
import { useSunsetTime } from '../../shared/sunset/use-sunset-time';
import type { TypedEnquiry } from '../enquiry/enquiry';

type SunsetHintProps = TypedEnquiry & { className?: string | undefined };

/** The hint below the date field: the sunset of the chosen day, if the chosen tour has sunset times. */
export function SunsetHint({ className, tours, typed }: SunsetHintProps) {
  const wanted = findTour(tours, typed.tourType)?.sunsetTimes ?? false;
  const sunsetTime = useSunsetTime(wanted);
  const time = wanted && sunsetTime?.(typed.preferredDate ?? '');
  return (
    <p className={className} role="status">
      {time && sunsetWords.thatDay(time)}
    </p>
  );
}
