import { useEffect, useState } from 'react';

type SunsetTime = (day: string) => string | undefined;

/**
 * The reckoning of sunsets, fetched once it is wanted.
 * @returns the function of sunset-time.ts; undefined until it is here, and for good where it cannot be had
 */
export function useSunsetTime(wanted: boolean): SunsetTime | undefined {
  const [loaded, setLoaded] = useState<{ sunsetTime: SunsetTime }>();
  useEffect(() => {
    if (wanted) import('./sunset-time').then(setLoaded, () => {});
  }, [wanted]);
  return loaded?.sunsetTime;
}
