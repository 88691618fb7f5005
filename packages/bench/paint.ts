import type { Browser } from 'playwright';
import { onPhone } from './phone';

/** Milliseconds from the start of the visit; the shift is a sum of scores, the longest task one of the main thread. */
export type Paint = { fcp: number; lcp: number; cls: number; longestTask: number };

/** Measures the paints of a page on a slow phone, with real throttling and an empty cache. */
export function paint(browser: Browser, address: string): Promise<Paint> {
  return onPhone(browser, { slow: true }, async (page) => {
    await page.goto(address, { waitUntil: 'load' });
    // Wait for late pictures, fonts and scripts.
    await page.waitForTimeout(1000);
    const entries = await page.evaluate(observed);
    const of = (type: string) => entries.filter((entry) => entry.type === type);
    return {
      fcp: of('first-contentful-paint').at(-1)?.time ?? Number.NaN,
      lcp: of('largest-contentful-paint').at(-1)?.time ?? Number.NaN,
      cls: of('layout-shift').reduce((sum, { shift }) => sum + shift, 0),
      longestTask: Math.max(0, ...of('longtask').map(({ length }) => length)),
    };
  });
}

/** Returns the browser's performance entries. Runs in the page. */
async function observed(): Promise<{ type: string; time: number; length: number; shift: number }[]> {
  const noted: PerformanceEntry[] = [];
  for (const type of ['paint', 'largest-contentful-paint', 'layout-shift', 'longtask'])
    new PerformanceObserver((list) => noted.push(...list.getEntries())).observe({ type, buffered: true });
  await new Promise((resolve) => setTimeout(resolve, 200));
  return noted.map((entry) => ({
    type: entry.entryType === 'paint' ? entry.name : entry.entryType,
    time: entry.startTime,
    length: entry.duration,
    shift: 'hadRecentInput' in entry && !entry.hadRecentInput && 'value' in entry ? Number(entry.value) : 0,
  }));
}
