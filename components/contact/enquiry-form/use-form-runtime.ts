import { useEffect, useState } from 'react';
import { onFirstInteraction } from '@/components/shared/first-interaction';
import { loadLibraries } from './load-libraries';

export type FormRuntime = typeof import('./form-runtime');

/** The libraries load at the latest so many milliseconds after the page. */
const PAUSE = 200;

/**
 * Loads the script that checks and sends an enquiry, right after hydration, and the libraries while the visitor reads or types.
 * If one fails, the visitor's next action loads it again.
 * @returns what the script exports, once it has loaded
 */
export function useFormRuntime(): FormRuntime | undefined {
  const [runtime, setRuntime] = useState<FormRuntime>();
  useEffect(() => {
    const loadRuntime = async () => setRuntime(await import('./form-runtime'));
    loadRuntime().catch(() => {});
    return onFirstInteraction(async () => {
      await loadRuntime();
      await loadLibraries();
    }, PAUSE);
  }, []);
  return runtime;
}
