import { useEffect, useRef, useState } from 'react';
import { readEnquiry } from '@/components/contact/enquiry-form/enquiry';
import { findTour } from '@/data/find-tour';
import { sunsetWords } from '@/data/script-words';
import { useSunsetTime } from './use-sunset-time';

type SunsetHintProps = { tours: readonly { id: number; slug: string; sunsetTimes?: boolean | undefined }[] };

/**
 * Under the date field of a form: when the sun sets on the chosen day, if the chosen tour goes by the sunset. The form's fields
 * hold their own values, so this reads them after every render and every input.
 */
export function SunsetHint({ tours }: SunsetHintProps) {
  const place = useRef<HTMLParagraphElement>(null);
  const [asked, setAsked] = useState(false);
  const [day, setDay] = useState('');
  const sunsetTime = useSunsetTime(asked);

  useEffect(() => {
    const form = place.current?.closest('form');
    if (!form) return;
    const read = () => {
      const { tourType, preferredDate } = readEnquiry(form);
      setAsked(findTour(tours, tourType)?.sunsetTimes ?? false);
      setDay(preferredDate);
    };
    read();
    form.addEventListener('input', read);
    return () => form.removeEventListener('input', read);
  });

  const time = asked && sunsetTime?.(day);
  return (
    <p role="status" ref={place}>
      {time && sunsetWords.thatDay(time)}
    </p>
  );
}
