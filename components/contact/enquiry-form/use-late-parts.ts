import { useEffect, useState } from 'react';
import { onFirstSign } from '@/components/frame/analytics/first-sign';

type LateParts = typeof import('./late-parts');

/** How long after the page has loaded the bot check appears at the latest, in milliseconds. */
const PAUSE = 200;

/**
 * Loads what checks and sends an enquiry, as soon as the form is there. If that fails, it tries again at the visitor's next act.
 * @returns the parts, once they have loaded, and the bot check, which appears a little later
 */
export function useLateParts() {
  const [parts, setParts] = useState<LateParts>();
  const [signed, setSigned] = useState(false);
  useEffect(() => {
    const load = async () => setParts(await importParts());
    load().catch(() => {});
    return onFirstSign(() => {
      setSigned(true);
      return load();
    }, PAUSE);
  }, []);
  return { parts, BotCheck: signed ? parts?.BotCheck : undefined };
}

/**
 * The e-mail library names `localStorage` while it loads, and with cookies blocked that throws
 * (https://developer.mozilla.org/en-US/docs/Web/API/Window/localStorage#exceptions). It works where there is none.
 */
async function importParts(): Promise<LateParts> {
  try {
    void window.localStorage;
  } catch {
    Object.defineProperty(window, 'localStorage', { value: undefined, configurable: true });
  }
  return import('./late-parts');
}
