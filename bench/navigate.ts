import type { Browser, Page } from 'playwright';
import { onPhone } from './phone';

/** Milliseconds from a press on a link to the new page's heading, by the site's router and by the browser alone. */
export type Navigation = { soft: number; full: number };

/**
 * Goes from one page to another on a slow phone, twice: by a tap on a link, and by loading the page as a whole; each time
 * after a visit of the first page, so that what both share is there already.
 * @returns nothing when no link that can be seen leads there
 */
export async function navigate(browser: Browser, from: string, to: string): Promise<Navigation | undefined> {
  const path = new URL(to).pathname;
  const soft = await onPhone(browser, { slow: true }, async (page) => {
    await rest(page, from);
    const link = page.locator(`a[href="${path}"]:visible`).first();
    if ((await link.count()) === 0) return undefined;
    await link.scrollIntoViewIfNeeded();
    // As long as one looks at a link before pressing it; links fetch ahead once they are seen.
    await page.waitForTimeout(2000);
    const arrival = page.evaluate(timeToHeading, path);
    await link.tap();
    return arrival;
  });
  if (soft === undefined) return undefined;
  const full = await onPhone(browser, { slow: true }, async (page) => {
    await rest(page, from);
    await page.goto(to, { waitUntil: 'load' });
    return page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime);
  });
  return full === undefined ? undefined : { soft, full };
}

async function rest(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'load' });
  await page.waitForTimeout(2000);
}

/** Runs in the page. From the press on; the heading counts as painted at the next frame after it is there. */
async function timeToHeading(path: string): Promise<number | undefined> {
  const before = document.querySelector('h1')?.textContent;
  const start = await new Promise<number>((pressed) =>
    addEventListener('click', ({ timeStamp }) => pressed(timeStamp), { capture: true, once: true }),
  );
  while (location.pathname !== path || document.querySelector('h1')?.textContent === before) {
    if (performance.now() - start > 20_000) return undefined;
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  await new Promise((resolve) => requestAnimationFrame(resolve));
  return performance.now() - start;
}
