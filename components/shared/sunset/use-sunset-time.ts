import { useEffect, useState } from 'react';

type SunsetTime = (day: string) => string | undefined;

/**
 * The function of sunset-time.ts, which loads when it is wanted; undefined
 * until then, or after a failure.
 */
export function useSunsetTime(wanted: boolean): SunsetTime | undefined {
  const [loaded, setLoaded] = useState<{ sunsetTime: SunsetTime }>();
  useEffect(() => {
    if (wanted) import('./sunset-time').then(setLoaded, () => {});
  }, [wanted]);
  return loaded?.sunsetTime;
}
