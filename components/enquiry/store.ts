import type { Enquiry } from '@/site/enquiry/fields';

export type Words = Partial<Enquiry>;

export type EnquiryStore = {
  words: Words;
  sending: boolean;
  /** Stores both. Returns whether the tab's storage holds them now. */
  save: () => boolean;
  /** Whether another document of the tab has written since this one. */
  isOlder: () => boolean;
  /** Takes what another document has written. Returns whether it could. */
  takeNewer: () => boolean;
};

declare global {
  // biome-ignore lint/style/useConsistentTypeDefinitions: it adds to the browser's own
  interface Window {
    enquiryStore: EnquiryStore;
  }
}

/**
 * An early script, before that of draft.ts. The tab's storage holds the words,
 * `localStorage` the time of each tab's last write: Chromium shows a document
 * from the page cache, and its reload, an older state of `sessionStorage` if
 * another site was between.
 */
export function openStore(draft: string, times: string): void {
  const parse = (read: () => string | null) => {
    try {
      return Object(JSON.parse(read() ?? 'null'));
    } catch {
      return {};
    }
  };
  // What is stored may be malformed.
  const stored = () => {
    const kept = parse(() => sessionStorage.getItem(draft));
    const words = Object.entries(Object(kept.words)).filter(
      ([, value]) => typeof value === 'string',
    );
    return {
      tab: String(kept.tab ?? Math.random()),
      time: Number(kept.time) || 0,
      sending: kept.sending === true,
      words: Object.fromEntries(words) as Words,
    };
  };
  let { tab, time, ...now } = stored();
  const allTimes = () => parse(() => localStorage.getItem(times));
  const lastWrite = () => Number(allTimes()[tab]) || 0;

  const store: EnquiryStore = {
    ...now,
    save: () => {
      time = Math.max(Date.now(), lastWrite() + 1);
      const { words, sending } = store;
      try {
        const value = JSON.stringify({ tab, time, words, sending });
        sessionStorage.setItem(draft, value);
      } catch {
        return false;
      }
      try {
        const others = Object.entries(allTimes()).filter(
          ([name]) => name !== tab,
        );
        const newest = [...others.slice(-9), [tab, time]];
        const value = JSON.stringify(Object.fromEntries(newest));
        localStorage.setItem(times, value);
      } catch {}
      return true;
    },
    isOlder: () => lastWrite() > time,
    takeNewer: () => {
      const newer = stored();
      // In this process the tab's storage may be old too.
      if (newer.time < lastWrite()) return false;
      ({ tab, time, ...now } = newer);
      Object.assign(store, now);
      return true;
    },
  };
  // The next document of the tab has the same name for it.
  if (!time)
    try {
      sessionStorage.setItem(draft, JSON.stringify({ tab }));
    } catch {}
  window.enquiryStore = store;
}
