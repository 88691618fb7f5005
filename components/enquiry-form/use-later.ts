import { useEffect, useState } from 'react';
import { whenIdle } from './when-idle';

type Parts = Pick<typeof import('./later'), 'BotCheck' | 'SunsetHint'>;

/**
 * What the form needs when it is sent, fetched while the visitor is still typing, so that pressing the button needs nothing
 * but the services. A page that can be read and filled in needs none of it.
 * @returns the parts that belong on the page, once they are there; and `load`, which gives `deliver` now or throws
 */
export function useLater() {
  const [parts, setParts] = useState<Partial<Parts>>({});
  const load = async () => {
    hideBlockedStorage();
    const { BotCheck, SunsetHint, deliver } = await import('./later');
    setParts({ BotCheck, SunsetHint });
    return deliver;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once; what fails here is tried again when it is needed
  useEffect(() => whenIdle(() => load().catch(() => {})), []);
  return { ...parts, load };
}

/**
 * With cookies blocked, `localStorage` throws when it is only named, and the e-mail library names it while loading. Undefined,
 * it does without.
 */
function hideBlockedStorage() {
  try {
    void window.localStorage;
  } catch {
    Object.defineProperty(window, 'localStorage', { value: undefined, configurable: true });
  }
}
