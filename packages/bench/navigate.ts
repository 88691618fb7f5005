import type { Browser, Locator, Page } from 'playwright';
import { onPhone } from './phone';

/** Milliseconds from a tap on a link to the first paint of the new page, with the router and without it. */
export type Navigation = { soft: number; full: number };

/**
 * Goes from one page to another on a slow phone twice: by a tap on a link with the router, and by the same tap without it. Each
 * time the browser visits the first page before, so that shared files are in the cache.
 * @returns `undefined` when there is no visible link
 */
export async function navigate(browser: Browser, from: string, to: string): Promise<Navigation | undefined> {
  const path = new URL(to).pathname;
  const soft = await onPhone(browser, { slow: true }, async (page) => {
    const link = await linkTo(page, from, path);
    if (!link) return undefined;
    const arrival = page.evaluate(timeToHeading, path);
    await link.tap();
    return arrival;
  });
  const full = await onPhone(browser, { slow: true }, async (page) => {
    const link = await linkTo(page, from, path);
    if (!link) return undefined;
    await page.evaluate(keepFromRouter);
    await link.tap();
    await page.waitForURL(to, { waitUntil: 'load' });
    return page.evaluate(timeToFirstPaint);
  });
  return soft === undefined || full === undefined ? undefined : { soft, full };
}

/** Visits the page and shows the link for a while, as a person does before a tap. Visible links are prefetched. */
async function linkTo(page: Page, from: string, path: string): Promise<Locator | undefined> {
  await rest(page, from);
  const link = page.locator(`a[href="${path}"]:visible`).first();
  if ((await link.count()) === 0) return undefined;
  await link.scrollIntoViewIfNeeded();
  await page.waitForTimeout(2000);
  return link;
}

async function rest(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'load' });
  await page.waitForTimeout(2000);
}

/**
 * Runs in the page. The heading counts as painted at the next frame after it exists. It requests no frame before, because that
 * would slow the router down. The limit is 20 seconds.
 */
async function timeToHeading(path: string): Promise<number> {
  const before = document.querySelector('h1')?.textContent;
  const start = await new Promise<number>((pressed) =>
    addEventListener('click', ({ timeStamp }) => pressed(timeStamp), { capture: true, once: true }),
  );
  await new Promise<void>((there) => {
    const observer = new MutationObserver(() => {
      const now = document.querySelector('h1')?.textContent;
      if (location.pathname !== path || !now || now === before) return;
      observer.disconnect();
      there();
    });
    observer.observe(document.body, { childList: true, subtree: true, characterData: true });
    setTimeout(there, 20_000);
  });
  await new Promise((painted) => requestAnimationFrame(painted));
  return performance.now() - start;
}

/** Runs in the old page. */
function keepFromRouter(): void {
  addEventListener(
    'click',
    (event) => {
      event.stopImmediatePropagation();
      sessionStorage.setItem('pressed', String(performance.timeOrigin + event.timeStamp));
    },
    { capture: true },
  );
}

/** Runs in the new page. */
function timeToFirstPaint(): number | undefined {
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  return paint && performance.timeOrigin + paint.startTime - Number(sessionStorage.getItem('pressed'));
}
