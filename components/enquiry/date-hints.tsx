import { useSunsetTime } from '@/components/shared/sunset/use-sunset-time';
import { findTour } from '@/site/facts/find-tour';
import type { FullDays } from '@/site/facts/full-days';
import { calendarDay, dateInWords, isDay } from '@/site/words/calendar-day';
import { fill } from '@/site/words/fill';
import type { TypedEnquiry } from './form-values';
import type { EnquiryParts } from './parts';

type DateHintsProps = TypedEnquiry & {
  fullDays: FullDays;
  help: EnquiryParts['help'];
};

/** Below the date field: that we are full that day, and when the sun sets. */
export function DateHints({ tours, typed, fullDays, help }: DateHintsProps) {
  const { preferredDate = '', tourType, enquiryType } = typed;
  const tour = findTour(tours, tourType);
  const wanted = tour?.sunsetTimes ?? false;
  const sunsetTime = useSunsetTime(wanted);
  const time = wanted && sunsetTime?.(preferredDate);
  const full = isDay(preferredDate)
    ? fullDays.days.find(
        ({ day, lastDay, tour: slug, boatHire }) =>
          day <= preferredDate &&
          preferredDate <= (lastDay || day) &&
          (slug
            ? slug === tour?.slug
            : (enquiryType === 'Boat Hire') === Boolean(boatHire)) &&
          // The page may be older than the day. Last, because it is slow.
          preferredDate >= calendarDay(new Date(), fullDays.timeZone),
      )
    : undefined;
  const whole = full?.boatHire ? help.fullDay.hire : help.fullDay.all;
  const withoutYear = {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
  } as const;
  return (
    <>
      <p role="status">
        {full &&
          fill(full.tour ? help.fullDay.tour : whole, {
            tour: tour?.name ?? '',
            day: dateInWords(preferredDate, withoutYear),
          })}
      </p>
      <p role="status">{time && fill(help.sunset, { time })}</p>
    </>
  );
}
