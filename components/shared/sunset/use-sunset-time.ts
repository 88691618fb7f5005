import { useEffect, useState } from 'react';

type SunsetTime = (day: string) => string | undefined;

/**
 * Loads the calculation of sunsets when it is needed.
 * @returns the function of sunset-time.ts; undefined until it has loaded, or after a failure
 */
export function useSunsetTime(wanted: boolean): SunsetTime | undefined {
  const [loaded, setLoaded] = useState<{ sunsetTime: SunsetTime }>();
  useEffect(() => {
    if (wanted) import('./sunset-time').then(setLoaded, () => {});
  }, [wanted]);
  return loaded?.sunsetTime;
}
