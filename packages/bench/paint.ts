import type { Browser } from './browser';
import { onSlowPhone } from './phone';

/**
 * Visits a page until it is at rest. Bytes are of the page's own host, text in
 * Brotli 11.
 */
export function paint(
  browser: Browser,
  address: string,
): Promise<Record<string, number>> {
  return onSlowPhone(browser, async (page) => {
    await page.addInitScript(watchForm);
    await page.goto(address, { waitUntil: 'networkidle' });
    // The scripts start after the first paint, on a busy computer long after
    // it.
    await page.waitForTimeout(3000);
    return page.evaluate(observed);
  });
}

/**
 * Runs in the page before its own scripts. Notes when the form's button can be
 * pressed.
 */
function watchForm(): void {
  const observer = new MutationObserver(() => {
    if (!document.querySelector('form [type=submit]:enabled')) return;
    performance.mark('form answers');
    observer.disconnect();
  });
  observer.observe(document, { subtree: true, attributeFilter: ['disabled'] });
}

/** Reads the browser's performance entries. Runs in the page. */
async function observed(): Promise<Record<string, number>> {
  const entries: PerformanceEntry[] = [];
  for (const type of ['largest-contentful-paint', 'layout-shift', 'longtask'])
    new PerformanceObserver((list) =>
      entries.push(...list.getEntries()),
    ).observe({ type, buffered: true });
  await new Promise((resolve) => setTimeout(resolve, 200));

  const of = (type: string) =>
    entries.filter(({ entryType }) => entryType === type);
  const sum = (values: readonly number[]) =>
    values.reduce((total, value) => total + value, 0);
  const kilobytes = (files: readonly PerformanceEntry[]) =>
    sum(
      (files as PerformanceResourceTiming[]).map(
        ({ encodedBodySize }) => encodedBodySize,
      ),
    ) / 1000;
  const first =
    performance.getEntriesByName('first-contentful-paint')[0]?.startTime ??
    Number.NaN;
  const answers = performance.getEntriesByName('form answers')[0]?.startTime;
  const shifts = of('layout-shift') as (PerformanceEntry & { value: number })[];
  return {
    'HTML kB': kilobytes(performance.getEntriesByType('navigation')),
    'scripts kB': kilobytes(
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.js')),
    ),
    'first paint': first,
    'largest paint':
      of('largest-contentful-paint').at(-1)?.startTime ?? Number.NaN,
    // As Lighthouse counts it: what each long task takes beyond 50 ms.
    blocking: sum(
      of('longtask').map(({ startTime, duration }) =>
        startTime < first ? 0 : duration - 50,
      ),
    ),
    shift: sum(shifts.map(({ value }) => value)),
    ...(answers ? { 'form answers': answers } : {}),
  };
}
