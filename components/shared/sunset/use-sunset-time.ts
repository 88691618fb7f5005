import { useEffect, useState } from 'react';

type SunsetTime = (day: string) => string | undefined;

/** The function of sunset-time.ts, once it is wanted and has loaded. */
export function useSunsetTime(wanted: boolean): SunsetTime | undefined {
  const [loaded, setLoaded] = useState<{ sunsetTime: SunsetTime }>();
  useEffect(() => {
    if (wanted) import('./sunset-time').then(setLoaded, () => {});
  }, [wanted]);
  return loaded?.sunsetTime;
}
