import type { Browser, Page } from 'playwright';
import { onPhone } from './phone';

/** Milliseconds from a press on a link to the new page's heading, by the site's router and by the browser alone. */
export type Navigation = { soft: number; full: number };

/**
 * Goes from one page to another on a slow phone, twice: by its link, and by loading the page as a whole; each time after a
 * visit of the first page, so that what both share is there already.
 * @returns nothing when no link leads there
 */
export async function navigate(browser: Browser, from: string, to: string): Promise<Navigation | undefined> {
  const path = new URL(to).pathname;
  const soft = await onPhone(browser, { slow: true }, async (page) => {
    await rest(page, from);
    return page.evaluate(pressAndWait, path);
  });
  if (soft === undefined) return undefined;
  const full = await onPhone(browser, { slow: true }, async (page) => {
    await rest(page, from);
    await page.goto(to, { waitUntil: 'load' });
    return page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime);
  });
  return full === undefined ? undefined : { soft, full };
}

/** Until links have fetched ahead what they will. */
async function rest(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'load' });
  await page.waitForTimeout(4000);
}

/** Runs in the page. The heading counts as painted two frames after it is there. */
async function pressAndWait(path: string): Promise<number | undefined> {
  const link = document.querySelector<HTMLElement>(`a[href="${path}"]`);
  if (!link) return undefined;
  const before = document.querySelector('h1');
  const start = performance.now();
  link.click();
  while (location.pathname !== path || (document.querySelector('h1') ?? before) === before) {
    if (performance.now() - start > 20_000) return undefined;
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  await new Promise((resolve) => requestAnimationFrame(resolve));
  return performance.now() - start;
}
