import { useEffect, useState } from 'react';
import { onFirstSign } from '@/components/frame/analytics/first-sign';

type SendParts = typeof import('./send-parts');
type LateParts = typeof import('./late-parts');

/** How long after the page has loaded the late parts follow at the latest, in milliseconds. */
const PAUSE = 200;

/**
 * Loads what checks and sends an enquiry, as soon as the form is there, and the late parts while the visitor is still reading or
 * typing. What fails is tried again at the visitor's next act.
 * @returns `parts`, once they have loaded; the late parts that belong on the page; and `load`, which a press calls: all late
 * parts, or it throws
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
