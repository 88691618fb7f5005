import { useEffect, useState } from 'react';
import { onFirstSign } from '@/components/frame/analytics/first-sign';

type SendParts = typeof import('./send-parts');
type LateParts = typeof import('./late-parts');

/** The late parts load at the latest so many milliseconds after the page. */
const PAUSE = 200;

/**
 * Loads the script that checks and sends an enquiry, right after hydration, and the late parts while the visitor reads or types.
 * If one fails, the visitor's next act loads it again.
 * @returns `parts`, once they have loaded; the late parts that the page shows; and `load`, which a press calls: it resolves to
 * all late parts, or rejects
 */
export function useLateParts() {
  const [parts, setParts] = useState<SendParts>();
  const [late, setLate] = useState<Partial<LateParts>>({});
  useEffect(() => {
    const loadParts = async () => {
      const loaded = await importSendParts();
      setParts(loaded);
      return loaded;
    };
    loadParts().catch(() => {});
    return onFirstSign(async () => {
      const { loadLateParts } = await loadParts();
      setLate(await loadLateParts());
    }, PAUSE);
  }, []);
  const load = async ({ loadForPress }: SendParts) => {
    const all = await loadForPress();
    setLate(all);
    return all;
  };
  return { parts, BotCheck: late.BotCheck, SunsetHint: late.SunsetHint, load };
}

const importSendParts = (): Promise<SendParts> => import('./send-parts');
